import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    "<title>Tea</title><p>Tea",
    '<title>Shop</title><div id="root"></div><script src="/app.js"></script>',
    '<title>Tea</title><img src="/tea.jpg" alt="Tea">',
    '<meta http-equiv="refresh" content="0; url=/shop">',
  ],
  failing: [{ html: "" }, "<!doctype html><html><head><title>Tea</title></head><body></body></html>"],
  outside: [
    { html: "", status: 500 },
    { html: "", headers: { "content-type": "text/plain" } },
  ],
};
