import type { SiteSummary } from "@audit/engine/process";
import { z } from "zod";
import { sentencesOf } from "../../artifacts/index.ts";
import { activePrompt, fence, INSTRUCTIONS } from "../prompts/index.ts";
import { askCached, type Subject, type RewordingServices } from "./ask-cached.ts";
import { checkDescription } from "./checks/check-description.ts";
import { detectCopiesOf } from "./checks/copied-text.ts";
import { orNone, type Refused, type Rewording } from "./reword.ts";
import { within } from "./within.ts";

const Understanding = z.object({ offers: z.string(), audience: z.string() });
const MAX_TOKENS = 2_400;
const MOST_MS = 15_000;
const MOST_SENTENCES = 3;
/** So many words of a page in a row were not understood but copied. */
const PAGE_RUN = 9;
const PROMPT_RUN = 6;

/** What a site offers and to whom, in checked sentences. */
export interface SiteDescription {
  readonly sentences: readonly string[];
  readonly refused: readonly Refused[];
  readonly tokens: Rewording["tokens"];
  /** Millionths of a dollar; 0 when it was paid before. */
  readonly cost: number;
}

/**
 * Asks what a site is about, and keeps the sentences that its own words bear out.
 * @throws ModelFault.
 */
export async function describeSite(
  services: RewordingServices,
  { use, content }: { readonly use: string; readonly content: string },
  summary: SiteSummary,
  subject: Subject,
): Promise<SiteDescription> {
  const values = { domain: subject.domain, site: fence("site", summary) };
  const asked = { use, content, values, about: summary, schema: Understanding };
  const answer = await askCached(services, { ...asked, maxOutputTokens: MAX_TOKENS }, subject);
  const { value } = answer;
  const site = textsOf(summary).join(" \n ");
  const copies = [
    ...[INSTRUCTIONS, content].map((text) => detectCopiesOf(text, PROMPT_RUN)),
    ...textsOf(summary).map((text) => detectCopiesOf(text, PAGE_RUN)),
  ];
  const judged = [value.offers, value.audience]
    .flatMap((text) => sentencesOf(text.trim()))
    .slice(0, MOST_SENTENCES)
    .map((words) => ({ sentence: "", words, reason: checkDescription(words, site, copies) }));
  return {
    sentences: judged.filter(({ reason }) => reason === null).map(({ words }) => words),
    refused: judged.flatMap(({ reason, ...one }) => (reason === null ? [] : [{ ...one, reason }])),
    tokens: "tokens" in answer ? answer.tokens : null,
    cost: "cost" in answer ? answer.cost : 0,
  };
}

const textsOf = ({ opening, pages }: SiteSummary): string[] => [
  ...opening,
  ...pages.flatMap(({ title, description, heading }) => [title, description, heading]),
];

/** What a site is about, as one text for the other prompts; empty when no model says so. */
export async function understandSite(
  services: RewordingServices,
  summary: SiteSummary,
  subject: Subject,
): Promise<string> {
  if (services.models.writer === null) return "";
  const content = await activePrompt(services.db, "site_understanding");
  const none: SiteDescription = { sentences: [], refused: [], tokens: null, cost: 0 };
  const timed = { ...subject, signal: within(MOST_MS, subject.signal) };
  const asked = describeSite(services, { use: "seo_analysis", content }, summary, timed);
  return (await orNone(asked, none)).sentences.join(" ");
}
