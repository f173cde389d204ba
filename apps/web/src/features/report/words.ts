import type { IndexState, NotReadReason, Report } from "@audit/contract";
import { capitalised } from "../../format/words.ts";
import { t } from "../../language/messages.ts";

/** Words of their own, since no page needs them to start. */
const AREAS: Readonly<Record<string, string>> = {
  "ai-citation": t("AI citation"),
  "ai-access": t("AI access"),
  "titles-meta": t("Titles and meta"),
  "html-validity": t("HTML validity"),
  "js-rendering": t("JavaScript rendering"),
  "status-redirects": t("Status and redirects"),
  "shipping-returns": t("Shipping and returns"),
  "x-cards": t("X cards"),
  "open-graph": t("Open Graph"),
  url: t("Address form"),
  body: t("Body text"),
  indexability: t("Indexability"),
  links: t("Links"),
  crawlability: t("Crawlability"),
  international: t("International"),
  performance: t("Performance"),
  ecommerce: t("Ecommerce"),
  sitemaps: t("Sitemaps"),
  trust: t("Trust"),
  security: t("Security"),
  "facets-pagination": t("Facets pagination"),
  images: t("Images"),
  unfinished: t("Unfinished"),
  variants: t("Variants"),
  reviews: t("Reviews"),
  "agent-readiness": t("Agent readiness"),
  accessibility: t("Accessibility"),
  mobile: t("Mobile"),
  headings: t("Headings"),
  navigation: t("Navigation"),
  measurement: t("Measurement"),
  freshness: t("Freshness"),
  duplicates: t("Duplicates"),
  profiles: t("Profiles"),
  feeds: t("Feeds"),
  "external-links": t("External links"),
};

/** "agent-readiness" -> "Agent readiness" */
export const areaName = (area: string): string => AREAS[area] ?? capitalised(area.replaceAll("-", " "));

export const stateWords: Readonly<Record<IndexState, string>> = {
  indexable: t("Indexable"),
  noindex: t("Noindex"),
  canonicalised: t("Canonicalised"),
  blocked: t("Blocked by robots.txt"),
  redirect: t("Redirect"),
  error: t("Error"),
  file: t("File, not a page"),
};

/** Why addresses were not read, to follow a number. */
export const reasonWords: Readonly<Record<NotReadReason, string>> = {
  robots: t("Forbidden by robots.txt"),
  limit: t("Beyond the limit of this audit"),
  "bot-wall": t("Answered by a bot check"),
  trap: t("Endless variants of one address"),
  error: t("No usable answer"),
  "off-site": t("On another site"),
  unjudged: t("Could not be judged"),
};

type Purpose = Report["aiAccess"]["agents"][number]["purpose"];

export const purposeWords: Readonly<Record<Purpose, { readonly title: string; readonly what: string }>> = {
  search: { title: t("Search"), what: t("reads pages to answer questions and cite them") },
  user: { title: t("On request"), what: t("opens a page because a person asked for it") },
  training: {
    title: t("Training"),
    what: t("collects texts to train models; closing it does not hide you from answers"),
  },
};

/** How sure a fail is, in words: read from the page itself, or inferred. */
export function certaintyWords(certainty: number): { readonly grade: string; readonly what: string } {
  if (certainty >= 1) return { grade: t("Measured"), what: t("read directly from the page or the response") };
  if (certainty >= 0.85) return { grade: t("Near certain"), what: t("inferred from signs that are rarely wrong") };
  return { grade: t("Likely"), what: t("inferred; look at the evidence before you act") };
}

/** What a status stands for. */
export function statusWords(status: number): string {
  if (status === 0) return t("No answer");
  const kinds: Readonly<Record<number, string>> = {
    2: t("Answered"),
    3: t("Redirect"),
    4: t("Client error"),
    5: t("Server error"),
  };
  return kinds[Math.floor(status / 100)] ?? t("Other");
}
