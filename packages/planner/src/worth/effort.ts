import { type FixKind, type Cause, isPageContent } from "@audit/rules";
import { countUrls } from "@audit/rules/fixes/fixer";
import type { Difficulty } from "../action.ts";

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

/** Beyond this many a pattern, an import or a bulk edit is quicker than page by page. */
const MOST_BY_HAND = 24;
const BULK_MINUTES = 60;

const HARD_MINUTES = 240;

/** Facts to gather, words to agree on, legal texts to have checked. */
const NEW_PAGE_MINUTES = 120;

/** One page's own text, pasted. */
const ONE_PAGE_MINUTES = 10;
const ONE_TEXT_MINUTES = 25;
const ONE_PLACE_MINUTES = 30;
/** Markup that is ready, into one page: found, pasted, filled in and tested. */
const ONE_BLOCK_MINUTES = 15;

/** Working time in minutes: once for the place, plus each thing that has to be edited by itself. */
export function minutesFor(cause: Cause): number {
  const { repair, fixKind } = cause.finding;
  const things = countUrls(cause);
  const onePage = cause.scope === "page" || (cause.scope === "group" && things === 1 && isPageContent(cause.finding));
  if (onePage) return fixKind === "content" ? ONE_TEXT_MINUTES : ONE_PAGE_MINUTES;
  if (repair.work === "hard") return HARD_MINUTES;
  if (repair.work === "new-page") return NEW_PAGE_MINUTES;
  if (fixKind === "json-ld" && (isOnHomeOnly(cause) || (cause.scope === "group" && things === 1)))
    return ONE_BLOCK_MINUTES;
  const { once, each } = WORK[fixKind];
  const editedOnce = cause.finding.scope === "site" || (!isPageContent(cause.finding) && fixKind === "meta");
  if (editedOnce) return once;
  if (cause.scope === "group" && things === 1 && fixKind === "template") return ONE_PLACE_MINUTES;
  const byHand = each * Math.min(things, MOST_BY_HAND);
  return once + byHand + (things > MOST_BY_HAND && each > 0 ? BULK_MINUTES : 0);
}

/** Said once for the site, in the home page's markup. */
const isOnHomeOnly = ({ scope, finding }: Cause): boolean => scope === "site" && finding.repair.work === "home-block";

export const difficultyOf = ({ finding, scope }: Cause): Difficulty =>
  scope === "page"
    ? "easy"
    : finding.repair.work === "hard"
      ? "hard"
      : finding.repair.work === "new-page"
        ? "medium"
        : WORK[finding.fixKind].difficulty;
