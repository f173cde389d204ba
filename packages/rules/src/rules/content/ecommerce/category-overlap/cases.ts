import type { PageCase } from "@audit/testkit";
import { productPage } from "../../../../case-pages/product-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const NAMES = ["mug", "pot", "cup", "jug", "bowl", "vase", "plate", "dish", "lamp", "tile", "box", "urn"];
const links = (names: readonly string[]): string =>
  names
    .map((name) => `<li><a href="/products/${name}"><img src="/${name}.jpg" alt="${name}"> ${name}</a> € 19.90</li>`)
    .join("");
const list = (path: string, names: readonly string[], beside = ""): PageCase => ({
  url: `https://shop.example/collections/${path}`,
  html: `<!doctype html><html lang="en"><head><title>${path}</title></head><body><main><h1>${path}</h1><p>All that we make.</p><ul>${links(names)}</ul></main>${beside}</body></html>`,
});
const BOX = `<aside>${NAMES.slice(3, 8)
  .map((name) => `<a href="/products/${name}">${name}</a>`)
  .join(" ")}</aside>`;
const site = (gifts: readonly string[]): { pages: Record<string, string | PageCase> } => ({
  pages: {
    "/": '<!doctype html><html lang=en><title>Acme</title><h1>Acme</h1><a href="/collections/kitchen">K</a><a href="/collections/gifts">G</a>',
    "/collections/kitchen": list("kitchen", NAMES.slice(0, 7)),
    "/collections/gifts": list("gifts", gifts),
    ...Object.fromEntries(NAMES.map((name) => [`/products/${name}`, productPage()])),
  },
});

export const cases: SiteRuleCases = {
  passing: [
    // The list of all goods, by its first page the twin of one category.
    {
      pages: {
        ...site(NAMES.slice(6)).pages,
        "/collections/all": list("all", NAMES.slice(0, 7), '<a href="/collections/all?page=2">2</a>'),
        "/collections/all?page=2": list("all?page=2", NAMES.slice(7)),
      },
    },
    // A list whose second page was not read.
    {
      pages: {
        ...site(NAMES.slice(5)).pages,
        "/collections/all": list("all", NAMES.slice(0, 7), '<a href="/collections/all?page=2">2</a>'),
      },
    },
    site(NAMES.slice(5)),
    site(NAMES.slice(0, 12)),
  ],
  failing: [
    { ...site(NAMES.slice(0, 7)), faults: ["/collections/kitchen"] },
    { ...site(NAMES.slice(0, 8)), faults: ["/collections/kitchen"] },
  ],
  // Both link to eight products, but list three of them: the others stand in a box beside the list.
  unknown: [
    {
      pages: {
        ...site([]).pages,
        "/collections/kitchen": list("kitchen", NAMES.slice(0, 3), BOX),
        "/collections/gifts": list("gifts", NAMES.slice(0, 3), BOX),
      },
    },
  ],
  outside: [
    // Boxes of popular goods below four lists that share nothing else.
    {
      pages: {
        ...site([]).pages,
        "/": `<!doctype html><html lang=en><title>Acme</title><h1>Acme</h1>${["a", "b", "c", "d"].map((path) => `<a href="/collections/${path}">${path}</a>`).join("")}`,
        "/collections/a": list("a", [...NAMES.slice(0, 8), "tile"]),
        "/collections/b": list("b", [...NAMES.slice(0, 8), "lamp"]),
        "/collections/c": list("c", [...NAMES.slice(0, 8), "box"]),
        "/collections/d": list("d", [...NAMES.slice(0, 8), "urn"]),
      },
    },
    { pages: { "/": "<title>Acme</title><h1>Acme</h1>" } },
  ],
};
