import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (h1: string, title: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><header><h1>${h1}</h1></header><main><h3>${title}</h3><p>${title} of oak, made by hand.</p></main></body></html>`;
const goods = ["Table", "Chair", "Shelf", "Bench", "Stool", "Chest"];
const pagesOf = (h1: (name: string) => string, title = (name: string): string => name) =>
  Object.fromEntries([
    ["/", page("Oak House", "Furniture of oak")],
    ...goods.map((name) => [`/${name.toLowerCase()}`, page(h1(name), title(name))]),
  ]) as Record<string, string>;

const ofTheme = (h1: string) =>
  Object.fromEntries([
    ["/", page(h1, "Furniture of oak")],
    ["/blog", page(h1, "Stories of oak")],
    ...[2].map((at) => [`/blog/page/${at}`, page(h1, `Stories of oak, page ${at}`)]),
  ]) as Record<string, string>;

export const cases: SiteRuleCases = {
  passing: [
    { pages: pagesOf((name) => name) },
    // One topic, one title: what is shared is no heading of the frame.
    {
      pages: pagesOf(
        () => "Oak tables",
        () => "Oak tables",
      ),
    },
    { pages: { ...pagesOf((name) => name), ...ofTheme("Oak stories") } },
    { pages: pagesOf((name) => (["Table", "Chair"].includes(name) ? "Oak House" : name)) },
  ],
  failing: [
    { pages: pagesOf(() => "Oak House"), faults: goods.map((name) => `/${name.toLowerCase()}`) },
    // What the theme's maker called it, on the home page and a list with its later pages.
    { pages: { ...pagesOf((name) => name), ...ofTheme("Vendora") }, faults: ["/", "/blog"] },
  ],
  outside: [{ pages: { "/": page("Oak House", "Furniture") } }],
};
