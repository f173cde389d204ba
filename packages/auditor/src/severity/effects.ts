import type { RuleIdentity } from "@audit/rules";

/**
 * What a fault does in the end:
 * - listed: decides whether search engines list a page at all, and under which address
 * - found: how readily search engines and people come upon it
 * - shown: how it looks in results and previews
 * - sold: what is told of goods and offers
 * - answered: what assistants can read and cite
 * - used: how well visitors get on with it
 * - assisted: how well people get on with it who use a screen reader or no mouse
 * - previewed: how a shared link looks in posts and messages
 * - trusted: who stands behind the site, and whether it is safe
 * - measured: what its owner learns of it
 */
export type Effect =
  | "listed"
  | "found"
  | "shown"
  | "sold"
  | "answered"
  | "used"
  | "assisted"
  | "previewed"
  | "trusted"
  | "measured";

/** Each area of the rules by what its faults do. */
const EFFECTS: Readonly<Record<string, Effect>> = {
  "ai-citation": "answered",
  body: "found",
  duplicates: "listed",
  ecommerce: "sold",
  freshness: "answered",
  headings: "shown",
  local: "trusted",
  "titles-meta": "shown",
  unfinished: "trusted",
  trust: "trusted",
  article: "answered",
  general: "answered",
  navigation: "shown",
  organization: "trusted",
  product: "sold",
  reviews: "sold",
  "shipping-returns": "sold",
  variants: "sold",
  video: "shown",
  "open-graph": "previewed",
  profiles: "trusted",
  "x-cards": "previewed",
  accessibility: "assisted",
  "agent-readiness": "answered",
  "ai-access": "answered",
  crawlability: "listed",
  "external-links": "found",
  "facets-pagination": "found",
  "html-validity": "shown",
  images: "used",
  indexability: "listed",
  international: "found",
  "js-rendering": "listed",
  links: "found",
  mobile: "used",
  performance: "used",
  security: "trusted",
  sitemaps: "found",
  "status-redirects": "listed",
  url: "found",
  feeds: "sold",
  measurement: "measured",
};

/** Undefined for an area that the table does not name; a test keeps all of them named. */
export const effectOf = ({ area }: Pick<RuleIdentity, "area">): Effect | undefined => EFFECTS[area];
