import type { PageFacts, SiteFacts } from "@audit/facts";
import type { Judgement } from "./finding.ts";
import { leaveToNearer, type Outcome } from "./leave-to-nearer.ts";
import { makeFinding } from "./make-finding.ts";
import type { AnyPageRule, AnySiteRule, Rule } from "./rule.ts";
import { takeNotes } from "./reading/noted.ts";
import type { Evidence, PageFault } from "./verdict.ts";

interface Tally {
  judged: number;
  faults: PageFault[];
  /** Addresses whose verdict is unknown, with the reason as evidence. */
  doubts: PageFault[];
}

/** Judges a site while its pages come in; call `page` once per fetched URL, then `finish`. */
export interface Judge {
  page(facts: PageFacts): void;
  /** Failures so far per rule id, for a first look while the crawl runs. */
  soFar(): { rule: string; title: string; severity: Rule["severity"]; count: number }[];
  finish(site: SiteFacts): Judgement;
}

/** @param rules the registry, or a part of it. */
export function createJudge(rules: readonly Rule[]): Judge {
  const pageRules = rules.filter((rule): rule is AnyPageRule => rule.scope === "page");
  const siteRules = rules.filter((rule): rule is AnySiteRule => rule.scope === "site");
  const tallies = pageRules.map((): Tally => ({ judged: 0, faults: [], doubts: [] }));

  // Many rules share a population: each is asked once a page.
  const byPopulation = Map.groupBy(pageRules.keys(), (index) => pageRules[index]!.over);
  const judgePage = (facts: PageFacts): void => {
    takeNotes(facts);
    for (const [population, indices] of byPopulation) {
      if (!population.includes(facts)) continue;
      for (const index of indices) count(tallies[index]!, pageRules[index]!, facts);
    }
  };

  return {
    page: judgePage,
    soFar: () =>
      pageRules.flatMap((rule, index) => {
        const { length } = tallies[index]!.faults;
        return length ? [{ rule: rule.id, title: rule.says.failing, severity: rule.severity, count: length }] : [];
      }),
    finish: (site) => {
      const placeOf = new Map(site.pages.map(({ url }, index) => [url, index]));
      const inOrder = (a: PageFault, b: PageFault): number => placeOf.get(a.url)! - placeOf.get(b.url)!;
      for (const { faults, doubts } of tallies) [faults, doubts].forEach((list) => list.sort(inOrder));
      const outcomes = leaveToNearer([
        ...pageRules.map((rule, index) => pageOutcome(rule, tallies[index]!)),
        ...siteRules.map((rule) => siteOutcome(rule, site)),
      ]);
      return {
        findings: outcomes.flatMap((outcome) => (typeof outcome.result === "object" ? [outcome.result] : [])),
        passed: outcomes.filter((outcome) => outcome.result === "passed").map(({ rule }) => rule.id),
        notApplicable: outcomes.filter((outcome) => outcome.result === "not-applicable").map(({ rule }) => rule.id),
        rules: rules.length,
      };
    },
  };
}

function count(tally: Tally, rule: AnyPageRule, facts: PageFacts): void {
  const verdict = rule.judge(facts);
  if (verdict.verdict === "not-applicable") return;
  if (verdict.verdict === "unknown") {
    tally.doubts.push({ url: facts.url, evidence: { at: "page", saw: verdict.reason } });
    return;
  }
  tally.judged += 1;
  if (verdict.verdict === "fail")
    tally.faults.push({ url: facts.url, evidence: shared(tally.faults, verdict.evidence) });
}

/** Ten thousand pages with one fault mostly show the same: neighbours hold it together. */
function shared(faults: readonly PageFault[], evidence: Evidence): Evidence {
  const before = faults.at(-1)?.evidence;
  const isSame = before?.at === evidence.at && before.saw === evidence.saw && before.expected === evidence.expected;
  return isSame ? before : evidence;
}

function pageOutcome(rule: AnyPageRule, tally: Tally): Outcome {
  if (tally.faults.length > 0) {
    return { rule, outOf: tally.judged, result: makeFinding(rule, "fail", "pages", tally.faults, tally.judged) };
  }
  if (tally.judged > 0) return { rule, outOf: tally.judged, result: "passed" };
  if (tally.doubts.length === 0) return { rule, outOf: tally.judged, result: "not-applicable" };
  const { saw } = tally.doubts[0]!.evidence;
  const reason = typeof saw === "string" ? saw : JSON.stringify(saw);
  return {
    rule,
    outOf: tally.judged,
    result: makeFinding(rule, "unknown", "pages", tally.doubts, tally.doubts.length, reason),
  };
}

function siteOutcome(rule: AnySiteRule, site: SiteFacts): Outcome {
  const verdict = rule.judge(site);
  switch (verdict.verdict) {
    case "pass":
    case "pass-pages":
      return { rule, outOf: 1, result: "passed" };
    case "not-applicable":
      return { rule, outOf: 1, result: "not-applicable" };
    case "unknown":
      return { rule, outOf: 1, result: makeFinding(rule, "unknown", "site", [], 1, verdict.reason) };
    case "fail":
      return {
        rule,
        outOf: 1,
        result: makeFinding(rule, "fail", "site", [{ url: site.home, evidence: verdict.evidence }], 1),
      };
    case "fail-pages":
      return { rule, outOf: verdict.outOf, result: makeFinding(rule, "fail", "pages", verdict.faults, verdict.outOf) };
  }
}
