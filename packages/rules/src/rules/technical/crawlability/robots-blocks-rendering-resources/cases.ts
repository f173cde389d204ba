import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (head: string): string => `<html><head><title>Shop</title>${head}</head><body><h1>Shop</h1></body></html>`;
const files = page('<link rel="stylesheet" href="/assets/shop.css"><script src="/assets/shop.js"></script>');

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": files }, robots: "User-agent: *\nDisallow: /cart" },
    { pages: { "/": files }, robots: "User-agent: *\nDisallow: /assets/\nAllow: /assets/*.css\nAllow: /assets/*.js" },
    { pages: { "/": files }, robots: "User-agent: GPTBot\nDisallow: /" },
  ],
  failing: [
    { pages: { "/": files }, robots: "User-agent: *\nDisallow: /assets/" },
    { pages: { "/": files }, robots: "User-agent: Googlebot\nDisallow: /*.js$" },
  ],
  outside: [
    { pages: { "/": page("") }, robots: "User-agent: *\nDisallow: /assets/" },
    { pages: { "/": files }, robots: 404 },
    { pages: { "/": files }, robots: "User-agent: *\nDisallow: /" },
    { pages: { "/": page('<script src="/cdn/pixel.js"></script>') }, robots: "User-agent: *\nDisallow: /cdn/" },
  ],
};
