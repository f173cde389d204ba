import type { SiteRuleCases } from "../../../../rule-cases.ts";

const NAMES = ["Mugs", "Pots", "Bowls", "Vases", "Plates", "Jugs"];
const page = (title: string): string =>
  `<!doctype html><html lang=en><head><title>${title}</title></head><body><main><h1>${title}</h1><p>We make them by hand.</p></main></body></html>`;
const site = (suffix: string): { pages: Record<string, string> } => ({
  pages: {
    "/": page("Acme"),
    ...Object.fromEntries(NAMES.map((name) => [`/${name.toLowerCase()}`, page(`${name}${suffix}`)])),
  },
});

export const cases: SiteRuleCases = {
  passing: [
    site(" | Acme"),
    site(" | Acme Pottery Vienna"),
    site(""),
    site(" - cleaning and repair of stoneware | Acme Vienna"),
    // A phrase filled with what each page is about, seen as a whole.
    {
      pages: {
        "/": page("Acme"),
        ...Object.fromEntries(
          NAMES.map((name) => [`/${name.toLowerCase()}`, page(`Order handmade stoneware ${name} in Vienna – Acme`)]),
        ),
      },
    },
    site(" for Acme Stoneware Pottery | Acme Stoneware Pottery"),
  ],
  failing: [
    {
      ...site(" - buy handmade stoneware pottery online cheap with free shipping at Acme"),
      faults: NAMES.map((name) => `/${name.toLowerCase()}`),
    },
  ],
  outside: [{ pages: { "/": page("Acme") } }],
};
