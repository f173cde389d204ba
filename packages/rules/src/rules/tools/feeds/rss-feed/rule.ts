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
  reads: ["pages", "sitemaps"],
  says: {
    failing: "Articles without a feed",
    why: "Readers, newsletters and some search engines learn of new articles through a feed. This site offers none.",
    fix: 'Turn on the RSS feed of your blog and name it in the head: <link rel="alternate" type="application/rss+xml" href="/feed">.',
    source: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes",
  },
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
});

const namesFeed = noted(({ head }) =>
  head.linkRels.some(({ rel, type }) => rel.includes("alternate") && FEED_TYPES.has(type?.trim().toLowerCase() ?? "")),
);
