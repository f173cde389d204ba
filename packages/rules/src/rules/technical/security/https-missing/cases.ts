import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: ["<title>Tea</title><p>Tea", { url: "https://shop.example:8443/tea", html: "<p>Tea" }],
  failing: [
    { url: "http://shop.example/tea", html: "<title>Tea</title><p>Tea" },
    { url: "http://192.168.0.5/tea", html: "<p>Tea" },
  ],
  outside: [
    { url: "http://127.0.0.1:8080/tea", html: "<p>Tea" },
    { url: "http://localhost/tea", html: "<p>Tea" },
    { url: "http://shop.example/tea", status: 301, redirectTo: "https://shop.example/tea" },
  ],
};
