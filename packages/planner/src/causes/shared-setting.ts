import { findRule, type PageFault } from "@audit/rules";
import { askRule } from "../ask-rule.ts";
import type { Uncovered } from "./covered.ts";

/** Two may coincide; three kinds of fault in one form are one setting. */
const FEWEST = 3;

interface Affected {
  readonly one: Uncovered;
  readonly rank: number;
  readonly shows: (fault: PageFault) => boolean;
}

/** Where several rules see what one setting of the site's program does, one keeps its task and stands for all. */
export function withOneExportSetting(findings: readonly Uncovered[]): readonly Uncovered[] {
  const affected = findings.flatMap((one): Affected[] => {
    const { rule, pages } = one.finding;
    const rank = findRule(rule)?.symptom?.rank;
    const shows = (fault: PageFault): boolean => askRule(rule, ({ symptom }) => symptom?.shows(fault)) === true;
    return rank !== undefined && pages.some(shows) ? [{ one, rank, shows }] : [];
  });
  const [named, ...others] = affected.toSorted((a, b) => a.rank - b.rank);
  if (named === undefined || affected.length < FEWEST) return findings;
  const ended = others.filter(({ one, shows }) => one.finding.pages.every(shows)).map(({ one }) => one.finding.title);
  return findings.flatMap((one) => {
    if (one === named.one) return [{ ...one, mends: [...one.mends, ...ended] }];
    const other = others.find((candidate) => candidate.one === one);
    return other === undefined ? [one] : without(other);
  });
}

function without({ one, shows }: Affected): Uncovered[] {
  const pages = one.finding.pages.filter((fault) => !shows(fault));
  return pages.length > 0 ? [{ ...one, finding: { ...one.finding, pages } }] : [];
}
