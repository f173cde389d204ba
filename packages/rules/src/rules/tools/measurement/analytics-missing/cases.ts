import type { SiteRuleCases } from "../../../../rule-cases.ts";

const GA = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC1234567"></script>';
const SOLD =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Tea","offers":{"@type":"Offer","price":"5.00","priceCurrency":"EUR"}}</script>';
const page = (head = ""): string =>
  `<html lang=en><head><title>Tea</title>${SOLD}${head}</head><h1>Tea</h1><p>€5.00</p><button>Add to cart</button><p>${"Fine tea from Uji. ".repeat(20)}`;

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page(GA), "/tea": page() } },
    {
      pages: {
        "/": page('<script defer data-domain="shop.example" src="https://plausible.io/js/script.js"></script>'),
      },
    },
    // Google's own tag, one that waits for consent, one for visitors without scripts.
    { pages: { "/": page("<script>gtag('config', 'GT-ABC12345')</script>") } },
    {
      pages: {
        "/": page(
          '<script type="text/plain" data-src="https://www.googletagmanager.com/gtag/js?id=G-ABC1234567"></script>',
        ),
      },
    },
    {
      pages: {
        "/": page(
          '</head><body><noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABCD12"></iframe></noscript>',
        ),
      },
    },
  ],
  failing: [
    { pages: { "/": page(), "/tea": page('<script src="/assets/menu.js"></script>') } },
    // Google's old counter collects nothing any more.
    {
      pages: {
        "/": page(
          '<script>(function(){})("https://www.google-analytics.com/analytics.js");ga("create","UA-12345-1")</script>',
        ),
      },
    },
  ],
  outside: [
    { pages: { "/": { status: 503 } } },
    // Nothing is sold here.
    {
      pages: { "/": "<html lang=en><head><title>Rowing club</title></head><h1>Rowing club</h1><p>We row on Sundays." },
    },
  ],
  unknown: [
    // The shop's own loader, which asks first.
    { pages: { "/": page('<script src="/gtag.js"></script>') } },
    // One file of all scripts, statistics perhaps among them.
    { pages: { "/": page('<script type="module" src="/assets/index-B7f3kq2x.js"></script>') } },
    { pages: { "/": page('<script src="/_next/static/chunks/main.js"></script>') } },
    { pages: { "/": page('<script src="/assets/js/cookie-consent.min.js"></script>') } },
    { pages: { "/": page('<script src="https://consent.cookiebot.com/uc.js"></script>') } },
    {
      pages: {
        "/": '<!doctype html><html><head><title>Shop</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>',
      },
    },
  ],
};
