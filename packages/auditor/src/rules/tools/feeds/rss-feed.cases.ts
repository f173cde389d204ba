import type { SiteRuleCases } from "../../../rule-cases.ts";

const FEED = '<link rel=alternate type="application/rss+xml" href="/feed">';
const article = (head: string, title: string): string =>
  `<html lang=en><head><title>${title}</title>${head}<meta property="og:type" content="article"><script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting","headline":"${title}","datePublished":"2026-01-02"}</script></head><body><article><h1>${title}</h1><p>${`${title}: boil water first. `.repeat(40)}</p></article></body></html>`;
const blog = (head: string) => ({
  "/": "<html lang=en><title>Tea</title><p>Tea",
  "/blog/brewing": article(head, "Brewing"),
  "/blog/storing": article(head, "Storing"),
  "/blog/serving": article(head, "Serving"),
});

export const cases: SiteRuleCases = {
  passing: [{ pages: blog(FEED) }, { pages: { ...blog(""), "/": `<html lang=en><title>Tea</title>${FEED}<p>Tea` } }],
  failing: [{ pages: blog("") }],
  outside: [{ pages: { "/": "<html lang=en><title>Tea</title><p>Tea" } }],
};
