import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (title: string, preview: string | null, lang = "en"): string =>
  `<html lang="${lang}"><title>${title}</title>${preview === null ? "" : `<meta property="og:title" content="${preview}">`}<h1>${title}</h1><p>Fired twice by hand.</p>`;

const mugs = (previewOf: (name: string) => string | null): Record<string, string> =>
  Object.fromEntries(
    ["Blue mug", "Green bowl", "Red plate"].map((name) => [
      `/${name.replace(" ", "-").toLowerCase()}`,
      page(`${name} | Acme`, previewOf(name)),
    ]),
  );

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("Acme", "Acme"), ...mugs((name) => name) } },
    // Two pages may be one thing to their owner.
    { pages: { "/": page("Acme", "Acme"), "/a": page("Mugs", "Pottery"), "/b": page("Bowls", "Pottery") } },
    // One title throughout is told as such.
    {
      pages: {
        "/": page("Acme", "Acme"),
        "/a": page("Mug", "Mug"),
        "/b": page("Mug", "Mug"),
        "/c": page("Mug", "Mug"),
      },
    },
    // Later pages of a list go by its name.
    {
      pages: Object.fromEntries(
        ["/mugs", "/mugs?page=2", "/mugs?page=3", "/mugs?page=4"].map((path) => [path, page(`Mugs ${path}`, "Mugs")]),
      ),
    },
  ],
  failing: [
    {
      pages: { "/": page("Acme", "Acme"), ...mugs(() => "Acme") },
      faults: ["/blue-mug", "/green-bowl", "/red-plate"],
    },
    {
      pages: {
        "/": page("Acme", "Acme"),
        ...mugs(() => "Blue mug | Acme"),
        "/d": page("White jug | Acme", "Blue mug | Acme"),
      },
      faults: ["/green-bowl", "/red-plate", "/d"],
    },
  ],
  outside: [{ pages: { "/": page("Acme", null), ...mugs(() => null) } }],
};
