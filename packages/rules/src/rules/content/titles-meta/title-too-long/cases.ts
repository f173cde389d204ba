import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (title: string, head = ""): string =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body><h1>Mugs</h1></body></html>`;
const alone = (html: string) => ({ pages: { "/": html } });
const SECTION = "From the workshop by the river";
const NAMED = '<meta property="og:site_name" content="Acme Pottery">';

export const cases: SiteRuleCases = {
  passing: [
    alone(page("Blue stoneware mug, 350 ml | Acme Pottery")),
    alone(page("i".repeat(120))),
    // What is cut off is the site's name alone.
    alone(page("Blue stoneware mug with hand painted flowers, 350 ml | Acme Pottery", NAMED)),
    alone(page("竹製の歯ブラシ6本セット 環境にやさしい天然素材のお店")),
    // A word over the end of the line.
    alone(page("Blue stoneware mug with hand painted flowers on it and a handle")),
    // The name of a section and that of the site, behind every title.
    {
      pages: {
        "/": page("Acme Pottery"),
        ...Object.fromEntries(
          ["mugs with wide handles", "plates that never break", "bowls of blue glaze"].map((name) => [
            `/${name.slice(0, 4)}`,
            page(`All about our ${name} – ${SECTION} – Acme Pottery`),
          ]),
        ),
      },
    },
  ],
  failing: [
    alone(
      page("Blue stoneware mug with hand painted flowers and a wide handle, 350 ml, dishwasher safe | Acme Pottery"),
    ),
    alone(page("W".repeat(40))),
    alone(page("竹製の歯ブラシ6本セット 環境にやさしい天然素材のお店 送料無料でお届けします")),
    {
      pages: {
        "/": page("Acme Pottery"),
        "/mug": page(`Blue stoneware mug with painted flowers – ${SECTION} and the hill behind it, since 1912`),
      },
      faults: ["/mug"],
    },
  ],
  outside: [alone(page(""))],
};
