/** Why a rule says nothing of its planted fault in a variant; null where it has to speak. */
export const silentIn = (rule: string, variant: string): string | null =>
  exceptions.find(({ rules, variants }) => rules.includes(rule) && variants.includes(variant))?.reason ?? null;

const OF_SERVICES: readonly string[] = ["restaurant", "local-service"];
const OF_TEXTS: readonly string[] = ["publisher", "documentation"];
const OTHERS: readonly string[] = [...OF_SERVICES, ...OF_TEXTS];

interface Exception {
  readonly rules: readonly string[];
  readonly variants: readonly string[];
  readonly reason: string;
}

const exceptions: readonly Exception[] = [
  {
    rules: ["og-locale", "text-in-other-language", "hreflang-missing-on-multilingual"],
    variants: ["de-EUR"],
    reason: "what is planted says or is German, or lies in a folder named so: in a German shop that is no fault",
  },
  {
    rules: ["schema-drift"],
    variants: ["ja-JPY"],
    reason:
      "the planted name is English: two scripts may name one thing, so the rule does not hold them against each other",
  },
  {
    rules: ["product-price-not-in-html"],
    variants: ["ja-JPY"],
    reason: "the planting takes the price out of English sentences; in the Japanese ones it still stands",
  },
  {
    rules: ["terms-page"],
    variants: ["ja-JPY"],
    reason: "the page that Japanese law asks of sellers at a distance holds the terms of sale, too, and stays",
  },
  {
    rules: ["imprint-legal"],
    variants: ["ar-SAR"],
    reason: "Arabic has no word for an imprint: the page about the business is where its names stand, and stays",
  },
  {
    rules: [
      "ai-extractor-survival",
      "critical-template-cwv-business",
      "lcp-image-lazy",
      "schema-foreign-host",
      "schema-microdata-mix",
      "schema-none",
    ],
    variants: OTHERS,
    reason: "the planting changes the parts of a page that only a product has: price, button, photo and its markup",
  },
  {
    rules: [
      "facet-canonical-chain",
      "noindex-on-important-page",
      "pagination-canonical-page1",
      "pagination-noindex",
      "sort-params-indexable",
      "title-h1-mismatch",
    ],
    variants: OTHERS,
    reason: "planted in a list of goods: lists of other things are filtered, sorted and closed on purpose",
  },
  {
    rules: ["canonical-to-blocked", "hreflang-to-noindex", "robots-group-shadowing", "sitemap-blocked"],
    variants: OTHERS,
    reason: "the planting leads to the cart, which robots.txt closes in shops alone",
  },
  {
    rules: ["analytics-missing"],
    variants: OTHERS,
    reason: "who sells nothing online can do without statistics",
  },
  {
    rules: ["passage-uniqueness", "title-too-short"],
    variants: OF_SERVICES,
    reason: "planted in a product's page, which tells of a dish or of work here: such pages are not asked for it",
  },
  {
    rules: ["contact-page", "nap-inconsistent"],
    variants: OF_SERVICES,
    reason: "the variant writes the trade's own phone and place over what is planted",
  },
  {
    rules: ["local-business-missing"],
    variants: OF_SERVICES,
    reason: "the variant marks the business up as the place that it is",
  },
  {
    rules: ["sitemap-lastmod-churn", "sitemap-lastmod-missing"],
    variants: OF_TEXTS,
    reason: "the variant dates the sitemap's entries by the day on which they were written",
  },
  {
    rules: ["about-page"],
    variants: OF_TEXTS,
    reason: "the bylines of the variant's texts still lead to the address of the page about who writes them",
  },
];
