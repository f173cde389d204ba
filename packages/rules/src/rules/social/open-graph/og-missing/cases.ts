import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    '<title>Tea</title><meta property="og:title" content="Tea"><meta property="og:type" content=website><meta property="og:image" content="https://shop.example/t.jpg"><meta property="og:url" content="https://shop.example/page"><p>Tea',
    // Incomplete is another rule's.
    '<title>Tea</title><meta property="og:title" content="Tea"><p>Tea',
    '<title>Tea</title><meta name="og:title" content="Tea"><p>Tea',
  ],
  failing: [
    "<title>Tea</title><p>Tea",
    '<title>Tea</title><meta property="og:title" content=""><meta property="og:site_name" content="Tea shop"><p>Tea',
    '<!doctype html><html><head><title>Shop</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>',
  ],
  outside: [
    // Nobody sees a page that forwards at once.
    '<html><title>Redirecting</title><meta http-equiv=refresh content="0;url=/new"><p>Moved',
    { html: "<title>Gone</title>", status: 404 },
    // Nobody sends the page for addresses that don't exist, or an order of his own.
    { url: "https://shop.example/404.html", html: "<title>Not here</title><p>Nothing here" },
    { url: "https://shop.example/checkout", html: "<title>Pay</title><p>Pay here" },
    "<title>Tea</title><meta name=robots content=noindex><p>Tea",
  ],
};
