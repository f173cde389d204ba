import { prose } from "../../../../case-pages/article-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const archive = (main: string, path = "/blog/tag/soap", head = "") => ({
  url: `https://shop.example${path}`,
  html: `<html><head><title>Soap</title>${head}</head><body><main><h1>Soap</h1>${main}</main></body></html>`,
});
const entry = (slug: string): string =>
  `<h2><a href="/blog/${slug}">${slug}</a></h2><a href="/blog/${slug}">Read on</a>`;

export const cases: PageRuleCases = {
  passing: [archive(entry("a") + entry("b")), archive(`<p>${prose(200)}</p>${entry("a")}`, "/author/ada")],
  failing: [
    archive(entry("a")),
    archive("<p>Nothing found.</p>", "/author/ada"),
    archive(`${entry("a")}<a href="/blog/tag/care">care</a>`, "/2025/03/"),
    archive(entry("a") + entry("b"), "/category/uncategorized/"),
    archive(entry("a") + entry("b"), "/categoria/sin-categoria-es/"),
  ],
  outside: [
    archive(entry("a"), "/blog/soap-tag"),
    archive(entry("a"), "/blog/tag/soap", '<meta name="robots" content="noindex">'),
    archive(entry("a"), "/blog/tag/soap/page/2"),
  ],
  unknown: [{ url: "https://shop.example/blog/tag/soap", html: "<title>Soap</title><h1>Soap</h1><p>Soap" }],
};
