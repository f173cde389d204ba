import type { SiteRuleCases } from "../../../../rule-cases.ts";

const GA = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC1234567"></script>';
const page = (head: string, body = ""): string =>
  `<html lang=en><head><title>Tea</title>${head}</head><body><h1>Tea</h1>${body}<p>${"Fine tea from Uji. ".repeat(20)}</p></body></html>`;
const article = (head: string): string =>
  `<html lang=en><head><title>How to brew</title>${head}</head><body><article><header><h1>How to brew</h1><time datetime=2026-01-02>2 Jan</time></header><section><h2>Water</h2><p>${"Boil it. ".repeat(40)}</p></section></article></body></html>`;
const PIXEL = '<script async src="https://connect.facebook.net/en_US/fbevents.js"></script>';
const shop = (blogHead: string, more = "") => ({
  "/": page(GA + more),
  "/tea/a": page(GA + more),
  "/tea/b": page(GA + more),
  "/tea/c": page(GA + more),
  "/blog/one": article(blogHead),
  "/blog/two": article(blogHead),
});

export const cases: SiteRuleCases = {
  passing: [
    { pages: shop(GA) },
    // Nobody's way in: a login and further pages of a list.
    {
      pages: {
        ...shop(GA),
        "/login": article(""),
        "/account/login": article(""),
        "/all?page=2": page("", "<ul><li>Tea</ul>"),
        "/all?page=3": page("", "<ul><li>Tea</ul>"),
      },
    },
  ],
  failing: [
    { pages: shop(""), faults: ["/blog/one", "/blog/two"] },
    // A tag of another sort that one template lost.
    { pages: shop(GA, PIXEL), faults: ["/blog/one", "/blog/two"] },
  ],
  outside: [{ pages: { "/": page(""), "/tea": page("") } }],
};
