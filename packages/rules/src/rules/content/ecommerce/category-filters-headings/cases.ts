import { categoryPage } from "../../../../case-pages/category-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = "<!doctype html><html lang=en><title>Acme</title><h1>Acme</h1>";
const canonical = '<link rel="canonical" href="https://shop.example/collections/mugs">';
const site = (query: string, page: object = {}) => ({
  pages: { "/": home, "/collections/mugs": categoryPage(), [`/collections/mugs${query}`]: categoryPage(page) },
});

export const cases: SiteRuleCases = {
  passing: [site("?color=blue", { title: "Blue mugs" })],
  failing: [{ ...site("?color=blue"), faults: ["/collections/mugs?color=blue"] }],
  outside: [
    site("?sort_by=price"),
    site("?page=2"),
    site("?color=blue", { head: canonical }),
    { pages: { "/": home } },
  ],
};
