import type { IndexState, NotReadReason, Report } from "@audit/contract";
import { capitalised } from "../../format/words.ts";

const AREAS: Readonly<Record<string, string>> = {
  "ai-citation": "AI citation",
  "ai-access": "AI access",
  "titles-meta": "Titles and meta",
  "html-validity": "HTML validity",
  "js-rendering": "JavaScript rendering",
  "status-redirects": "Status and redirects",
  "shipping-returns": "Shipping and returns",
  "x-cards": "X cards",
  "open-graph": "Open Graph",
  url: "Address form",
  body: "Body text",
};

/** "agent-readiness" -> "Agent readiness" */
export const areaName = (area: string): string => AREAS[area] ?? capitalised(area.replaceAll("-", " "));

export const stateWords: Readonly<Record<IndexState, string>> = {
  indexable: "Indexable",
  noindex: "Noindex",
  canonicalised: "Canonicalised",
  blocked: "Blocked by robots.txt",
  redirect: "Redirect",
  error: "Error",
  file: "File, not a page",
};

/** Why addresses were not read, to follow a number. */
export const reasonWords: Readonly<Record<NotReadReason, string>> = {
  robots: "Forbidden by robots.txt",
  limit: "Beyond the limit of this audit",
  "bot-wall": "Answered by a bot check",
  trap: "Endless variants of one address",
  error: "No usable answer",
  "off-site": "On another site",
  unjudged: "Could not be judged",
};

type Purpose = Report["aiAccess"]["agents"][number]["purpose"];

export const purposeWords: Readonly<Record<Purpose, { readonly title: string; readonly what: string }>> = {
  search: { title: "Search", what: "reads pages to answer questions and cite them" },
  user: { title: "On request", what: "opens a page because a person asked for it" },
  training: { title: "Training", what: "collects texts to train models; closing it does not hide you from answers" },
};

/** How sure a fail is, in words: read from the page itself, or inferred. */
export function certaintyWords(certainty: number): { readonly grade: string; readonly what: string } {
  if (certainty >= 1) return { grade: "Measured", what: "read directly from the page or the response" };
  if (certainty >= 0.85) return { grade: "Near certain", what: "inferred from signs that are rarely wrong" };
  return { grade: "Likely", what: "inferred; look at the evidence before you act" };
}

/** What a status stands for. */
export function statusWords(status: number): string {
  if (status === 0) return "No answer";
  const kinds: Readonly<Record<number, string>> = {
    2: "Answered",
    3: "Redirect",
    4: "Client error",
    5: "Server error",
  };
  return kinds[Math.floor(status / 100)] ?? "Other";
}
