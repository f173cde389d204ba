import type { PageRuleCases } from "../../../../rule-cases.ts";

const at = (path: string, head = ""): { html: string; url: string } => ({
  html: `<html><head><title>Soap</title>${head}</head><body><h1>Soap</h1></body></html>`,
  url: `https://shop.example${path}`,
});

export const cases: PageRuleCases = {
  passing: [at("/soap"), at("/soap?next=//cart"), at("/web/2020/https://other.example/soap")],
  failing: [at("/products//soap"), at("//"), at("/soap//")],
  outside: [
    at("/products//soap", '<link rel="canonical" href="/products/soap">'),
    { ...at("/products//soap"), status: 404 },
    { url: "https://shop.example/products//soap", status: 301, redirectTo: "https://shop.example/products/soap" },
  ],
};
