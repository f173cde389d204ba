import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (description: string): string =>
  `<!doctype html><html><head><title>Blue mug</title><meta name="description" content="${description}"></head><body><h1>Blue mug</h1><p>Hand made from clay.</p></body></html>`;
const SENTENCE = "Blue stoneware mug, made by hand in Vermont, 350 ml, dishwasher safe. ";

export const cases: PageRuleCases = {
  passing: [
    page(SENTENCE + "Free delivery over $50."),
    // Blanks that nobody sees are not cut off from anything.
    page(SENTENCE + "Free delivery over $50." + "\u2800".repeat(90)),
    page("竹製の歯ブラシ6本セット。環境にやさしい天然素材で、毛先はやわらかめ。送料無料でお届けします。"),
  ],
  failing: [page("Blue mug."), page(SENTENCE.repeat(4)), page("竹".repeat(90))],
  outside: [
    page(""),
    { html: page("Our terms."), url: "https://shop.example/privacy-policy" },
    { html: page("Blue mug."), status: 404 },
  ],
};
