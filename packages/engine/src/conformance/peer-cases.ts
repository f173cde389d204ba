/** Where a peer's case goes: to a rule of ours, or out with a reason. Keys are the peer's rule or test file. */
export interface PeerMap {
  /** Rule ids of ours that say the same as the peer's rule. */
  readonly mapped: Readonly<Record<string, string>>;
  /** Tests of mapped rules that we knowingly judge otherwise. */
  readonly argued: readonly (readonly [RegExp, string])[];
  /** Why cases whose name matches are not held; the first match counts. */
  readonly reasons: readonly (readonly [RegExp, string])[];
}

const OWN_PARTS = "parts of the peer's own program (crawler, store, runner, report), not a verdict on a page";

export const peers: Readonly<Record<"squirrelscan" | "seo-skills", PeerMap>> = {
  squirrelscan: {
    mapped: {
      mojibake: "mojibake",
      "keyword-stuffing": "keyword-stuffing",
      "review-aggregate-rating": "review-count-invalid",
    },
    argued: [
      [/COMMERCIAL anchor text/, "repeated link texts are what a list of products has; ours judges prose and titles"],
      [/whitelist option/, "a setting of the peer"],
      [
        /double-encoded entities/,
        "entities shown as such may be what a page teaches; ours speaks of letters in a wrong encoding",
      ],
      [
        /standalone AggregateRating/,
        "a rating that names nothing it rates: Google's guide requires itemReviewed there",
      ],
    ],
    reasons: [
      [/^packages\/crawler|^packages\/utils|apps\/cli\/tests\/(crawler|graph|utils|link-analysis)/, OWN_PARTS],
      [/fold|merge|resolution|runner|applicability|max-rules|degrade|reuse|budget|loader|plugin|categor/, OWN_PARTS],
      [
        /hidden-text/,
        "the peer warns of display:none, too, which menus and tabs use; ours speaks of text nobody can open",
      ],
      [/integrity/, "a sum of weak signs of a break-in; ours wants spam words in hidden or many links"],
      [
        /schema-coverage-outlier|nap-consistency|title-pattern|thin-vs|sitemap|redirect|trailing-slash/,
        "a site given as the peer's own records, without HTML",
      ],
      [
        /rating-scope|local-business/,
        "asks whether a shop's own rating is visible; ours forbids rating oneself altogether (review-selfserving)",
      ],
      [
        /cookie|consent|captcha|forms-ux|font|sri|stale-copyright|agents-md|rsl|well-known|api-discovery|markdown|slug/,
        "no rule of ours: no search or answer engine is known to read this",
      ],
      [
        /noai|content-signals|archive-indexing|unminified|aspect|carousel|lazy|lcp|cwv|cache|aria|tel-mailto/,
        "a rule of the extended set, not built",
      ],
      [
        /ai-crawlers|agent-blocking|pay-per-crawl|llms-txt|http-to-https|token-weight/,
        "answers of a server given as the peer's own records",
      ],
      [
        /eeat|privacy|content-date|article-date|anchor-text|dead-links|blocked-links|soft404|soft-404|visible-meta|headings|contact-links|patterns|dom|canonical-form/,
        "asserts a helper or detail of the peer, not a verdict on one page",
      ],
    ],
  },
  "seo-skills": {
    mapped: {
      keywordStuffing: "keyword-stuffing",
      nosnippet: "nosnippet-set",
      ogUrlCanonical: "og-url-mismatch",
      canonicalHeader: "canonical-conflict-header",
      titleUnique: "title-missing",
    },
    argued: [
      [
        /trailing slash difference/,
        "with and without a final slash are two addresses (RFC 3986); two canonicals then differ",
      ],
      [
        /og:url is missing|neither og:url nor canonical/,
        "a missing og:url is told by og-incomplete; this rule compares those that are there",
      ],
    ],
    reasons: [
      [/scoring|registry|pattern-matcher|url-filter|eeat\.test/, OWN_PARTS],
      [
        /wordCount|readingLevel|articleLinks/,
        "a fixed number of words, links or grade; ours compares pages of one kind",
      ],
      [
        /duplicateDescription|paginationCanonical|privacyPolicy|termsOfService|contactPage|aboutPage|physicalAddress|socialProfiles/,
        "one page alone; ours judges the whole site",
      ],
      [
        /fontSize|horizontalScroll|interstitials/,
        "guesses layout from inline styles; ours looks at the page in a browser",
      ],
      [/robotsMeta/, "warns of every noindex; ours of noindex on pages that matter"],
      [/ogImageSize/, "warns when the tags leave out the size; ours when they tell one that is too small"],
      [
        /mimeType|metaInBody|brokenHtml/,
        "the peer warns of a missing charset or an empty head; ours of tags that search engines lose",
      ],
      [/schemaNoindex/, "a rule of the extended set, not built"],
      [
        /cookieConsent|shareButtons|stopWords|slugKeywords|trustSignals|disclaimers|affiliate|editorial|ymyl|author|citations|contentDates|freshness/,
        "no rule of ours: asserts a sign the peer counts, not a fault",
      ],
    ],
  },
};
