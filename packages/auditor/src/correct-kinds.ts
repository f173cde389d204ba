import type { Indexability, LinkFact, PageFacts, PageKind } from "@audit/facts";
import { visibilityOf, type AnyPageRule, type PageFault, type Verdict } from "@audit/rules";
import { takeAnew } from "@audit/rules/reading/noted";
import { noteVerdict, type Tally } from "./tally.ts";

/** What of a page may turn out otherwise once the whole site is known. */
export interface JudgedAs {
  readonly kind: PageKind;
  readonly indexability: Indexability;
}

interface Judged {
  readonly tallies: readonly Tally[];
  /** What each page was taken for when it came in. */
  readonly judgedAs: ReadonlyMap<string, JudgedAs>;
  readonly linksOf: (url: string) => readonly LinkFact[] | null;
  readonly judgeWith: (rule: AnyPageRule, facts: PageFacts) => Verdict;
}

/** For one rule: the verdicts to take back, and those that come in their place. */
interface Correction {
  readonly gone: Set<string>;
  /** How many of the pages taken back had been judged. */
  goneJudged: number;
  readonly come: Tally;
}

/**
 * A page alone may be taken for another kind than the whole site shows it to be, or for listed where it is the second
 * address of another, or for hidden where the whole site hides. Takes back the verdicts of rules that
 * depend on it, and judges such pages anew.
 */
export function correctKinds(pages: readonly PageFacts[], { tallies, judgedAs, linksOf, judgeWith }: Judged): void {
  const corrections = tallies.map(({ rule }): Correction => ({
    gone: new Set(),
    goneJudged: 0,
    come: { rule, judged: 0, faults: [], inconclusive: [] },
  }));
  for (const page of pages) {
    const before = judgedAs.get(page.url);
    if (before === undefined) continue;
    const isOtherKind = before.kind !== page.kind;
    const isOtherState =
      before.indexability.reason !== page.indexability.reason ||
      before.indexability.indexable !== page.indexability.indexable;
    if (!isOtherKind && !isOtherState) continue;
    takeAnew(page);
    const links = linksOf(page.url);
    const now: PageFacts = { ...page, links: links ?? [] };
    const then: PageFacts = { ...now, ...before };
    const [was, is] = [visibilityOf(then), visibilityOf(now)];
    for (const correction of corrections) {
      const { gone, come } = correction;
      const { over, reads } = come.rule;
      const [held, holds] = [over.holds(was), over.holds(is)];
      const asks = (isOtherKind && reads.includes("kind")) || (isOtherState && reads.includes("indexability"));
      if (held === holds && !(held && asks)) continue;
      if (links === null && reads.includes("links")) continue;
      if (held) {
        gone.add(page.url);
        const { verdict } = judgeWith(come.rule, then);
        if (verdict === "pass" || verdict === "fail") correction.goneJudged += 1;
      }
      if (holds) noteVerdict(come, judgeWith(come.rule, now), page.url);
    }
  }
  for (const [index, tally] of tallies.entries()) correct(tally, corrections[index]);
}

function correct(tally: Tally, correction: Correction | undefined): void {
  if (correction === undefined) return;
  const { gone, goneJudged, come } = correction;
  const stays = ({ url }: PageFault): boolean => !gone.has(url);
  tally.judged += come.judged - goneJudged;
  tally.faults = [...tally.faults.filter(stays), ...come.faults];
  tally.inconclusive = [...tally.inconclusive.filter(stays), ...come.inconclusive];
}
