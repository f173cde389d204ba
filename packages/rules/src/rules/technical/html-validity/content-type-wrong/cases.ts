import type { PageRuleCases } from "../../../../rule-cases.ts";

const html = "<!doctype html><html lang=en><title>Tea</title><p>Tea";

export const cases: PageRuleCases = {
  passing: [html, { html, headers: { "content-type": "application/xhtml+xml" } }],
  failing: [
    { html, url: "https://shop.example/tea.html", headers: { "content-type": "text/plain" } },
    { html, url: "https://shop.example/", headers: { "content-type": "application/octet-stream" } },
    { html, headers: { "content-type": "" } },
  ],
  outside: [
    { html: "%PDF-1.7", headers: { "content-type": "application/pdf" } },
    { html: '{"tea":1}', url: "https://shop.example/api/tea", headers: { "content-type": "application/json" } },
    { html, url: "https://shop.example/tea.html", status: 404, headers: { "content-type": "text/plain" } },
  ],
};
