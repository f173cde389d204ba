import { articlePage } from "../../../../case-pages/article-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const REST = "and it keeps the heat of the kiln for a whole day while we go on with the next mugs.";
const section = (heading: string, begin: string): string => `<h2>${heading}</h2><p>${begin} ${REST}</p>`;
const page = (begins: readonly string[], lang = "en"): ReturnType<typeof articlePage> =>
  articlePage({
    lang,
    text: [...begins, "The end is"].map((begin, index) => section(`Part ${index}`, begin)).join(""),
  });

export const cases: PageRuleCases = {
  passing: [
    page(["The kiln is made of brick", "Our glaze is made of ash", "It is"]),
    page(["This kiln is made of brick", "That glaze of ash", "These mugs"]),
  ],
  failing: [
    page(["It is made of brick", "As mentioned above, the glaze", "The mug"]),
    page(["Sie ist aus Ziegel", "Das ist Asche", "Der Ton"], "de"),
  ],
  outside: [
    page(["It is"]),
    page(["It is", "It was", "It has"], "ja"),
    "<!doctype html><title>About</title><h1>About us</h1><p>It is.",
  ],
};
