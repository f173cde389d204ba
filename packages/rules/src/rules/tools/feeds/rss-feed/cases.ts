import type { SiteRuleCases } from "../../../../rule-cases.ts";

const FEED = '<link rel=alternate type="application/rss+xml" href="/feed">';
const article = (head: string, title: string): string =>
  `<html lang=en><head><title>${title}</title>${head}<meta property="og:type" content="article"><script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting","headline":"${title}","datePublished":"2026-01-02"}</script></head><body><article><h1>${title}</h1><p>${`${title}: boil water first. `.repeat(40)}</p></article></body></html>`;
const blog = (head: string, articles = 10) => ({
  "/": "<html lang=en><title>Tea</title><p>Tea",
  ...Object.fromEntries(
    Array.from({ length: articles }, (_, index) => [`/blog/brewing-${index}`, article(head, `Brewing, part ${index}`)]),
  ),
});

export const cases: SiteRuleCases = {
  passing: [{ pages: blog(FEED) }, { pages: { ...blog(""), "/": `<html lang=en><title>Tea</title>${FEED}<p>Tea` } }],
  failing: [{ pages: blog("") }],
  outside: [{ pages: blog("", 9) }, { pages: { "/": "<html lang=en><title>Tea</title><p>Tea" } }],
};
