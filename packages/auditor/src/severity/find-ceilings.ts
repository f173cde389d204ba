import type { Finding, Rule } from "@audit/rules";
import type { ScoreCeiling } from "../judgement.ts";
import type { Census } from "./census.ts";

/** A ceiling holds from this share of the pages on, judged and of their kinds, unless its rule names another. */
const HALF = 0.5;
/** A finding less certain than this caps no score. */
const SURE = 0.7;

/** Fewer pages than this say nothing about a site. */
const FEWEST_PAGES = 5;

/** What the faults of a site cap its scores at, lowest first. */
export function findCeilings(
  findings: readonly Finding[],
  rules: ReadonlyMap<string, Rule>,
  census: Census,
): ScoreCeiling[] {
  return findings
    .flatMap((finding): ScoreCeiling[] => {
      const rule = rules.get(finding.rule);
      if (rule?.ceiling === undefined || !holdsCeiling(finding, rule, census)) return [];
      const { health, aiCitation, because } = rule.ceiling;
      return [{ rule: finding.rule, health, aiCitation, because }];
    })
    .toSorted((a, b) => a.health + a.aiCitation - (b.health + b.aiCitation) || (a.rule < b.rule ? -1 : 1));
}

/** Whether a fault goes so far that the scores are held down as its rule says. */
export function holdsCeiling(finding: Finding, { ceiling }: Rule, { kindOf }: Census): boolean {
  if (ceiling === undefined || finding.verdict !== "fail" || finding.certainty < SURE) return false;
  if (finding.scope === "site") return true;
  const { from = HALF } = ceiling;
  return from === "home"
    ? finding.pages.some(({ url }) => kindOf.get(url) === "home")
    : Math.min(finding.share, shareOfKinds(finding, kindOf)) >= from;
}

/** One page judged of twenty that could not be is no "most pages": the share of all pages of the kinds at fault. */
function shareOfKinds({ pages, count }: Finding, kindOf: Census["kindOf"]): number {
  const kinds = new Set(pages.map(({ url }) => kindOf.get(url)));
  const all = [...kindOf.values()].filter((kind) => kinds.has(kind)).length;
  return count / Math.max(all, 1);
}

/** Why a site of so few pages gets no score. */
export const unscoredBecause = (pages: number): string | null =>
  pages >= FEWEST_PAGES
    ? null
    : `Only ${pages} ${pages === 1 ? "page" : "pages"} could be read; a score needs at least ${FEWEST_PAGES}.`;
