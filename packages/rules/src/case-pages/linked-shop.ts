import type { SiteCase } from "@audit/testkit";
import { categoryPage } from "./category-page.ts";
import { productPage } from "./product-page.ts";

export interface LinkedShop {
  /** Categories that the menu of every page names, 0 to 4. */
  readonly inMenu: number;
  /** Whether every product names all others. */
  readonly related?: boolean;
  /** What the home page holds besides the menu. */
  readonly home?: string;
}

const NAMES = ["mugs", "plates", "bowls", "vases"];
const PRODUCTS = 12;

/** A shop of four categories, each listing all of its twelve products; the menu names some of the categories. */
export function linkedShop({ inMenu, related = false, home = "" }: LinkedShop): SiteCase {
  const items = NAMES.slice(0, inMenu).map((name) => `<a href="/collections/${name}">${name}</a>`);
  const menu = `<nav><a href="/">Home</a>${items.join("")}</nav>`;
  const paths = Array.from({ length: PRODUCTS }, (_, index) => `/products/mug-${index}`);
  const others = related ? paths.map((path) => `<a href="${path}">A mug</a>`).join("") : "";
  const lists = NAMES.map((name) => [
    `/collections/${name}`,
    categoryPage({ products: PRODUCTS, path: `/collections/${name}`, title: name, intro: menu }),
  ]);
  const products = paths.map((path) => [path, productPage({ path, rest: menu + others })]);
  return {
    pages: {
      "/": `<!doctype html><html lang="en"><head><title>Acme</title></head><body>${menu}<main><h1>Acme</h1>${home}</main></body></html>`,
      ...(Object.fromEntries([...lists, ...products]) as SiteCase["pages"]),
    },
  };
}
