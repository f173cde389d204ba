import type { Finding, Rule } from "@audit/rules";
import { makeFinding } from "./make-finding.ts";
import { isTooFew } from "./too-few-judged.ts";

/** What became of one rule. */
export interface Outcome {
  readonly rule: Rule;
  /** Addresses that the rule looked at, failing ones included; 1 for a judgement of the whole site. */
  readonly outOf: number;
  readonly result: Finding | "passed" | "not-applicable";
}

/** Drops findings that report the same fault as a rule nearer to its cause. */
export function giveWay(outcomes: readonly Outcome[]): Outcome[] {
  const failing = new Map(
    outcomes.flatMap(({ rule, result }) =>
      typeof result === "object" && result.verdict === "fail" ? [[rule.id, result] as const] : [],
    ),
  );
  const replacing = outcomes.flatMap(({ rule }) => (rule.replacesPage === true ? (failing.get(rule.id) ?? []) : []));
  return outcomes.map((outcome) => {
    const reported = nearerRules(outcome.rule).flatMap((id) => failing.get(id) ?? []);
    const isOfPages = typeof outcome.result === "object" && outcome.result.scope === "pages";
    const nearer = isOfPages && polishes(outcome.rule) ? [...reported, ...replacing] : reported;
    return nearer.length > 0 && failing.has(outcome.rule.id) ? withoutRepeats(outcome, nearer) : outcome;
  });
}

const WORDS_AND_MARKUP: ReadonlySet<string> = new Set(["content", "schema", "social"]);
const WAYS: ReadonlySet<string> = new Set(["links", "sitemaps", "images"]);

/** Whether a rule is about a page's words, markup or links, which nobody mends on a page that has to go. */
const polishes = ({ category, area, replacesPage }: Rule): boolean =>
  replacesPage !== true && (WORDS_AND_MARKUP.has(category) || WAYS.has(area));

/** The rules whose findings silence this one. */
export const nearerRules = ({ givesWayTo = [] }: Rule): readonly string[] =>
  givesWayTo.flatMap(({ to, as }) => (as === "finding" ? to : []));

function withoutRepeats({ rule, outOf, result }: Outcome, nearer: readonly Finding[]): Outcome {
  const own = result as Finding;
  if (own.scope === "site" || nearer.some(({ scope }) => scope === "site")) {
    return { rule, outOf: 0, result: "not-applicable" };
  }
  const reported = new Set(nearer.flatMap(({ pages }) => pages.map(({ url }) => url)));
  const left = own.pages.filter(({ url }) => !reported.has(url));
  const judged = outOf - (own.pages.length - left.length);
  if (left.length > 0) return { rule, outOf: judged, result: makeFinding(rule, "fail", "pages", left, judged) };
  return {
    rule,
    outOf: judged,
    result: judged > 0 && !isTooFew(judged, own.pages.length) ? "passed" : "not-applicable",
  };
}
