import type { PageRuleCases } from "../../../../rule-cases.ts";

const html = "<!doctype html><html lang=en><title>Tea</title><p>Tea";

export const cases: PageRuleCases = {
  passing: [html, { html, headers: { "content-type": "application/xhtml+xml" } }],
  failing: [
    { html, url: "https://shop.example/tea.html", headers: { "content-type": "text/plain" } },
    { html, url: "https://shop.example/", headers: { "content-type": "application/octet-stream" } },
    { html, headers: { "content-type": "" } },
    { html, url: "https://shop.example/about", headers: { "content-type": "application/octet-stream" } },
    { html: "<?php", url: "https://shop.example/shop.php", headers: { "content-type": "application/x-httpd-php" } },
  ],
  outside: [
    { html: "PK", url: "https://shop.example/list.zip", headers: { "content-type": "application/octet-stream" } },
    { html: "Hello", url: "https://shop.example/llms", headers: { "content-type": "text/plain" } },
    { html: "%PDF-1.7", headers: { "content-type": "application/pdf" } },
    { html: '{"tea":1}', url: "https://shop.example/api/tea", headers: { "content-type": "application/json" } },
    { html, url: "https://shop.example/tea.html", status: 404, headers: { "content-type": "text/plain" } },
  ],
};
