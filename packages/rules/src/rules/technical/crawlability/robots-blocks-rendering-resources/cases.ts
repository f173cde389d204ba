import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (head: string): string => `<html><head><title>Shop</title>${head}</head><body><h1>Shop</h1></body></html>`;
const files = page('<link rel="stylesheet" href="/assets/shop.css"><script src="/assets/shop.js"></script>');
/** Sent empty: the script brings all of it. */
const shell =
  '<!doctype html><html><head><title>Shop</title></head><body><div id="root"></div><script src="/assets/app.js"></script></body></html>';

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": files }, robots: "User-agent: *\nDisallow: /cart" },
    { pages: { "/": files }, robots: "User-agent: *\nDisallow: /assets/\nAllow: /assets/*.css\nAllow: /assets/*.js" },
    { pages: { "/": files }, robots: "User-agent: GPTBot\nDisallow: /" },
    // The page is whole without its script, which may fetch the next page ahead; styles of paper show nothing.
    { pages: { "/": files }, robots: "User-agent: *\nDisallow: /assets/shop.js" },
    {
      pages: { "/": files.replace("<script", '<link rel="stylesheet" media="print" href="/paper/print.css"><script') },
      robots: "User-agent: *\nDisallow: /paper/",
    },
  ],
  failing: [
    { pages: { "/": files }, robots: "User-agent: *\nDisallow: /assets/" },
    { pages: { "/": shell }, robots: "User-agent: Googlebot\nDisallow: /*.js$" },
  ],
  outside: [
    { pages: { "/": page("") }, robots: "User-agent: *\nDisallow: /assets/" },
    { pages: { "/": files }, robots: 404 },
    { pages: { "/": files }, robots: "User-agent: *\nDisallow: /" },
    { pages: { "/": page('<script src="/cdn/pixel.js"></script>') }, robots: "User-agent: *\nDisallow: /cdn/" },
  ],
};
