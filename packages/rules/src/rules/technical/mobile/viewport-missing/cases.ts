import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    '<title>Tea</title><meta name=viewport content="width=device-width, initial-scale=1"><p>Tea',
    '<title>Tea</title><META NAME="Viewport" CONTENT="width=device-width"><p>Tea',
  ],
  failing: [
    "<title>Tea</title><p>Tea",
    '<title>Tea</title><meta name=viewport content=""><p>Tea',
    '<!doctype html><html><head><title>Shop</title></head><body><div id=root></div><script src="/app.js"></script></body></html>',
  ],
  outside: [
    // Nobody sees a page that forwards at once.
    '<html><title>Redirecting</title><meta http-equiv=refresh content="0;url=/new"><p>Moved',
    { html: "<title>Gone</title>", status: 404 },
    { html: "User-agent: *", headers: { "content-type": "text/plain" } },
  ],
};
