import type { SitePortrait } from "@audit/engine/process";
import { z } from "zod";
import { activePrompt, fence, INSTRUCTIONS } from "../prompts/index.ts";
import { askKept, type Subject, type Wording } from "./ask-kept.ts";
import { checkPortrayal } from "./check/check-portrayal.ts";
import { listenFor } from "./check/echo.ts";
import { orNone, type Refused, type Rewording } from "./reword.ts";
import { sentencesOf } from "./sentences.ts";
import { within } from "./within.ts";

const Understanding = z.object({ offers: z.string(), audience: z.string() });
const MAX_TOKENS = 2_400;
const MOST_MS = 15_000;
const MOST_SENTENCES = 3;
/** So many words of a page in a row were not understood but copied. */
const PAGE_RUN = 9;
const PROMPT_RUN = 6;

/** What a site offers and to whom, in checked sentences. */
export interface Portrayal {
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
export async function portray(
  wording: Wording,
  { use, content }: { readonly use: string; readonly content: string },
  portrait: SitePortrait,
  subject: Subject,
): Promise<Portrayal> {
  const values = { domain: subject.domain, site: fence("site", portrait) };
  const asked = { use, content, values, about: portrait, schema: Understanding };
  const answer = await askKept(wording, { ...asked, maxOutputTokens: MAX_TOKENS }, subject);
  const { value } = answer;
  const site = textsOf(portrait).join(" \n ");
  const echoes = [
    ...[INSTRUCTIONS, content].map((text) => listenFor(text, PROMPT_RUN)),
    ...textsOf(portrait).map((text) => listenFor(text, PAGE_RUN)),
  ];
  const judged = [value.offers, value.audience]
    .flatMap((text) => sentencesOf(text.trim()))
    .slice(0, MOST_SENTENCES)
    .map((words) => ({ sentence: "", words, reason: checkPortrayal(words, site, echoes) }));
  return {
    sentences: judged.filter(({ reason }) => reason === null).map(({ words }) => words),
    refused: judged.flatMap(({ reason, ...one }) => (reason === null ? [] : [{ ...one, reason }])),
    tokens: "tokens" in answer ? answer.tokens : null,
    cost: "cost" in answer ? answer.cost : 0,
  };
}

const textsOf = ({ opening, pages }: SitePortrait): string[] => [
  ...opening,
  ...pages.flatMap(({ title, description, heading }) => [title, description, heading]),
];

/** What a site is about, as one text for the other prompts; empty when no model says so. */
export async function understandSite(wording: Wording, portrait: SitePortrait, subject: Subject): Promise<string> {
  if (wording.models.writer === null) return "";
  const content = await activePrompt(wording.db, "site_understanding");
  const none: Portrayal = { sentences: [], refused: [], tokens: null, cost: 0 };
  const timed = { ...subject, signal: within(MOST_MS, subject.signal) };
  const asked = portray(wording, { use: "seo_analysis", content }, portrait, timed);
  return (await orNone(asked, none)).sentences.join(" ");
}
