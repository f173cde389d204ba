import type { PageRuleCases } from "../../../../rule-cases.ts";

const html = `<html lang=en><title>Tea</title><h1>Tea</h1><p>${"Fine tea from Uji. ".repeat(30)}`;

export const cases: PageRuleCases = {
  passing: [
    { html, ttfbMs: 300 },
    { html, ttfbMs: 2000 },
  ],
  failing: [
    { html, ttfbMs: 2600 },
    { html: `${html}<script type="application/json">${"x".repeat(1_000_000)}</script>`, ttfbMs: 100 },
  ],
  outside: [
    { html, ttfbMs: 5000, status: 500 },
    { html: `<meta name=robots content=noindex>${html}`, ttfbMs: 5000 },
  ],
};
