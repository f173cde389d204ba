import { type FixKind, type Cause, isPageContent } from "@audit/rules";
import { countUrls } from "@audit/rules/fixes/fixer";
import type { Difficulty } from "../action.ts";
import { askRule } from "../ask-rule.ts";
import type { Implementation } from "../patches/settle-plan.ts";
import { BANDS } from "./bands.ts";
import { isOneEdit } from "./one-edit.ts";

interface Work {
  /** Minutes to find the place, change it, publish and look. */
  readonly once: number;
  /** Minutes for each further address that has to be touched by itself. */
  readonly each: number;
  readonly difficulty: Difficulty;
}

/** For somebody who knows his shop system, not for a programmer who wrote it. */
const WORK: Readonly<Record<FixKind, Work>> = {
  meta: { once: 30, each: 4, difficulty: "easy" },
  template: { once: 60, each: 0, difficulty: "medium" },
  content: { once: 15, each: 20, difficulty: "easy" },
  "json-ld": { once: 45, each: 0, difficulty: "medium" },
  link: { once: 15, each: 3, difficulty: "easy" },
  redirect: { once: 20, each: 2, difficulty: "easy" },
  robots: { once: 15, each: 0, difficulty: "easy" },
  sitemap: { once: 30, each: 0, difficulty: "easy" },
  config: { once: 45, each: 0, difficulty: "medium" },
  image: { once: 15, each: 5, difficulty: "easy" },
  info: { once: 10, each: 0, difficulty: "easy" },
};

/** Beyond this many a pattern, an import or a bulk edit is quicker than page by page; a text is written all the same. */
const MOST_BY_HAND = 24;
const BULK_MINUTES = 60;

/** The longest time that still belongs to a band. */
const UNTIL: readonly (readonly [number, number])[] = [
  [25, BANDS.quarter],
  [100, BANDS.hour],
  [300, BANDS.halfDay],
  [720, BANDS.day],
];

/** Working time in minutes, as one of the bands. */
export const minutesFor = (cause: Cause): number => bandOf(workOf(cause));

export const bandOf = (minutes: number): number => UNTIL.find(([most]) => minutes <= most)?.[1] ?? BANDS.project;

/** A text that is ready is read, pasted and looked at; the others are written. */
const MINUTES_TO_PASTE = 2;

/** What is left to do of texts for pages where most of them are ready to paste; else as for any task. */
export function minutesLeft(cause: Cause, { patches }: Pick<Implementation, "patches">): number {
  const { finding } = cause;
  if (isFewLines(cause, patches)) return BANDS.quarter;
  if (isOneEdit(cause) || !isPageContent(finding) || finding.repair.work !== undefined) return minutesFor(cause);
  const ready = new Set(patches.map(({ url }) => url)).size;
  const open = Math.max(0, countUrls(cause) - ready);
  if (ready === 0) return minutesFor(cause);
  const { once, each } = WORK[finding.fixKind];
  return Math.min(minutesFor(cause), bandOf(once + minutesToPaste(patches.length) + open * Math.max(each, TO_WRITE)));
}

/** Many texts are imported as a table, and only read. */
const minutesToPaste = (texts: number): number =>
  MINUTES_TO_PASTE * Math.min(texts, MOST_BY_HAND) + MINUTES_TO_READ * Math.max(0, texts - MOST_BY_HAND);
const MINUTES_TO_READ = 0.5;

/** Lines that are ready for all pages of a task, and so few that finding their place takes longest. */
function isFewLines(cause: Cause, patches: Implementation["patches"]): boolean {
  const ready = new Set(patches.map(({ url }) => url)).size;
  const places = new Set(patches.map(({ url, at }) => (at === "page" ? url : at))).size;
  const lines = patches.reduce((sum, { after, op }) => sum + (op === "jsonld" ? (after ?? "").length / 40 : 1), 0);
  const isWhole = cause.finding.scope === "site" || cause.scope === "layout" ? ready > 0 : ready >= countUrls(cause);
  return cause.finding.repair.work === undefined && isWhole && places <= MOST_PLACES && lines <= MOST_LINES;
}
const MOST_PLACES = 2;
const MOST_LINES = 20;

/** Minutes for two sentences from facts that are at hand. */
const TO_WRITE = 8;

/** Once for the place, plus each thing that has to be edited by itself. */
function workOf(cause: Cause): number {
  const { repair, fixKind } = cause.finding;
  if (isOneEdit(cause)) return BANDS.quarter;
  const things = countUrls(cause);
  if (cause.scope === "group" && things === 1 && isPageContent(cause.finding)) return BANDS.quarter;
  if (repair.work === "hard") return BANDS.halfDay;
  // Facts to gather, words to agree on, legal texts to have checked.
  if (repair.work === "new-page") return BANDS.halfDay;
  if (fixKind === "json-ld" && (isOnHomeOnly(cause) || (cause.scope === "group" && things === 1))) return BANDS.quarter;
  const { once, each } = WORK[fixKind];
  const editedOnce = cause.finding.scope === "site" || (!isPageContent(cause.finding) && fixKind === "meta");
  if (editedOnce) return once;
  if (fixKind === "content") return once + each * Math.min(things, differentThings(cause));
  const byHand = each * Math.min(things, MOST_BY_HAND);
  return once + byHand + (things > MOST_BY_HAND && each > 0 ? BULK_MINUTES : 0);
}

/** How many different texts were seen: what a layout shows on every page is written once. Endless where none is named. */
function differentThings({ finding, faults }: Cause): number {
  const seen = faults.map(({ evidence }) => askRule(finding.rule, ({ shows }) => shows?.(evidence.saw)) ?? []);
  return seen.some((texts) => texts.length === 0) ? Infinity : new Set(seen.flat()).size;
}

/** Said once for the site, in the home page's markup. */
const isOnHomeOnly = ({ scope, finding }: Cause): boolean => scope === "site" && finding.repair.work === "home-block";

export const difficultyOf = ({ finding }: Cause): Difficulty =>
  finding.repair.work === "hard"
    ? "hard"
    : finding.repair.work === "new-page"
      ? "medium"
      : WORK[finding.fixKind].difficulty;
