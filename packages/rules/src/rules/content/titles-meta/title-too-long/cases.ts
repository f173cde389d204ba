import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (title: string): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>Mugs</h1></body></html>`;

export const cases: PageRuleCases = {
  passing: [
    page("Blue stoneware mug, 350 ml | Acme Pottery"),
    page("i".repeat(120)),
    // What is cut off is the site's name alone.
    `<!doctype html><html><head><meta property="og:site_name" content="Acme Pottery"><title>Blue stoneware mug with hand painted flowers, 350 ml | Acme Pottery</title></head><body><h1>Mugs</h1></body></html>`,
    page("竹製の歯ブラシ6本セット 環境にやさしい天然素材のお店"),
  ],
  failing: [
    page("Blue stoneware mug with hand painted flowers and a wide handle, 350 ml, dishwasher safe | Acme Pottery"),
    page("W".repeat(40)),
    page("竹製の歯ブラシ6本セット 環境にやさしい天然素材のお店 送料無料でお届けします"),
  ],
  outside: [page("")],
};
