import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { articlePages, pagesIn } from "../../../../populations.ts";
import { noted } from "../../../../reading/noted.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Fewer articles are no blog that anyone would follow by a feed. */
const LEAST_ARTICLES = 10;
const FEED_TYPES: ReadonlySet<string> = new Set([
  "application/rss+xml",
  "application/atom+xml",
  "application/feed+json",
]);

export const rule = defineSiteRule({
  id: "rss-feed",
  category: "tools",
  area: "feeds",
  severity: "low",
  fixKind: "config",
  certainty: 0.8,
  // Who reads by feed is not known of any site, and shops and guides of all seasons lose nothing without.
  informs: true,
  repair: { once: true },
  reads: ["pages", "sitemaps"],
  source: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes",
  judge: ({ pages, sitemaps }) => {
    const articles = pagesIn(pages, articlePages);
    if (articles.length < LEAST_ARTICLES) return notApplicable();
    const linked = pages.some(namesFeed);
    const submitted = sitemaps.files.some(({ kind, status }) => kind === "feed" && status === 200);
    if (linked || submitted) return pass();
    return fail({
      at: "head > link[rel=alternate]",
      saw: { articles: articles.length, feeds: 0 },
      expected: "an RSS or Atom feed",
    });
  },
  words: { en },
  fix,
});

const namesFeed = noted(({ head }) =>
  head.linkRels.some(({ rel, type }) => rel.includes("alternate") && FEED_TYPES.has(type?.trim().toLowerCase() ?? "")),
);
