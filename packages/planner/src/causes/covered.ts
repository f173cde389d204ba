import { findRule, type Finding, type GivesWay, type Healed, type PageFault, type Rule } from "@audit/rules";
import { askRule } from "../ask-rule.ts";

/** The part of a finding that needs a task of its own, and the whole finding as it was judged. */
export interface Uncovered {
  readonly finding: Finding;
  readonly whole: Finding;
  /** Other findings that its repair ends altogether. */
  readonly heals: readonly Healed[];
}

const taskless = (rule: Rule | undefined): readonly GivesWay[] =>
  rule?.givesWayTo?.filter((one) => one.as === "task") ?? [];

/** Rules whose repair may end this rule's faults too, so that it may have no task of its own. */
export const coveringRules = (rule: string): readonly string[] => taskless(findRule(rule)).flatMap(({ to }) => to);

/** @param withCode whether what is pasted for it goes with the other's */
export const healedOf = (finding: Finding, withCode = false): Healed => ({
  rule: finding.rule,
  title: finding.title,
  count: finding.count,
  urls: finding.scope === "site" ? [] : [...new Set(finding.pages.map(({ url }) => url))],
  ...(findRule(finding.rule)?.untrue === undefined ? {} : { example: finding.pages[0] }),
  ...(withCode ? { withCode: finding } : {}),
});

/** Of a fault that another task mostly ends so much may be left over and goes with it. */
const MOSTLY = 0.5;

const goesWith = (what: "withCode" | "withRest", rule: string, other: string | undefined): boolean =>
  taskless(findRule(rule)).some((one) => other !== undefined && one[what] === true && one.to.includes(other));

/** The findings without pages that another finding's repair mends on the way. All of them stay in the report. */
export function withoutCovered(findings: readonly Finding[]): Uncovered[] {
  const wanted = new Set(findings.flatMap(({ rule }) => coveringRules(rule)));
  const endedBy = new Map(
    findings.filter(({ rule }) => wanted.has(rule)).map((finding) => [finding.rule, new Set(endingWith(finding))]),
  );
  const ended = new Map<string, Healed[]>();
  const left = findings.flatMap((whole) => {
    const by = coveringRules(whole.rule).filter((rule) => endedBy.has(rule));
    const pages = by.length === 0 ? whole.pages : uncoveredPages(whole, endedBy, by);
    const [nearest] = by;
    const isRest = goesWith("withRest", whole.rule, nearest) && pages.length <= MOSTLY * whole.pages.length;
    if (pages.length === 0 || isRest) {
      const healed = healedOf(whole, goesWith("withCode", whole.rule, nearest));
      if (nearest !== undefined) ended.set(nearest, [...(ended.get(nearest) ?? []), healed]);
      return [];
    }
    return [{ finding: pages.length === whole.pages.length ? whole : { ...whole, pages }, whole }];
  });
  return left.map((one) => ({ ...one, heals: ended.get(one.finding.rule) ?? [] }));
}

/** Addresses and texts whose faults end when those of a finding are mended. */
function endingWith({ rule, pages }: Finding): readonly string[] {
  return pages.flatMap((fault) => askRule(rule, ({ ends }) => ends?.(fault)) ?? [fault.url]);
}

function uncoveredPages(
  { rule, pages }: Finding,
  endedBy: ReadonlyMap<string, ReadonlySet<string>>,
  by: readonly string[],
): readonly PageFault[] {
  const isEnded = (fault: PageFault): boolean =>
    taskless(findRule(rule)).some(({ to, when, anywhere }) => {
      const failing = to.filter((other) => by.includes(other));
      if (failing.length === 0 || askRule(rule, () => when?.(fault, failing)) === false) return false;
      const about = askRule(rule, (own) => own.about?.(fault)) ?? [fault.url];
      return anywhere === true || failing.some((other) => about.some((key) => endedBy.get(other)?.has(key)));
    });
  return pages.filter((fault) => !isEnded(fault));
}
