import type { ColdStore, PageFacts, SiteFacts } from "@audit/facts";
import {
  visibilityOf,
  unknown,
  type AnyPageRule,
  type AnySiteRule,
  type Finding,
  type PageFault,
  type Rule,
  type SiteVerdict,
  type Verdict,
} from "@audit/rules";
import type { Judgement } from "./judgement.ts";
import { createColdFaults, type ColdFaults } from "./cold-faults.ts";
import { giveWay, type Outcome } from "./give-way.ts";
import { createLanguageHold } from "./hold-to-languages.ts";
import { makeFinding } from "./make-finding.ts";
import { type Census, takeCensus } from "./severity/census.ts";
import { weighFinding } from "./severity/weigh-finding.ts";
import { correctKinds, type JudgedAs } from "./correct-kinds.ts";
import { createKeptLinks } from "./kept-links.ts";
import { findCeilings, unscoredBecause } from "./severity/find-ceilings.ts";
import { createFaultNotes } from "./rule-faults.ts";
import { noteVerdict, type Tally } from "./tally.ts";
import { createPassTest, type PassTest } from "./too-few-judged.ts";
import { createColdNotes } from "@audit/rules/reading/noted";

/**
 * Judges a site while its pages come in; call `page` once per fetched URL, then `finish`. A rule that throws costs itself
 * on that page; `page` throws only before any rule has seen the page, when its facts can't be read at all.
 */
export interface Judge {
  page(facts: PageFacts): void;
  /** Failures so far per rule id, for a first look while the crawl runs. */
  soFar(): { rule: string; title: string; severity: Rule["severity"]; count: number }[];
  /**
   * Judges the whole. Pages whose kind turns out to be another, seen among all pages, are judged anew; where the
   * business is known, rules about others do not apply. What rules conclude from words stands only where they know the
   * words of the text's language.
   */
  finish(site: SiteFacts): Judgement;
}

/** Up to this many pages, evidence and notes stay in memory: reading them back would cost more than they take. */
const keptInMemory = 200;

/**
 * @param rules the registry, or a part of it.
 * @param cold where evidence and notes of large sites lie; without one all stays in memory.
 * @param whole how many pages may come before the store is used.
 */
export function createJudge(rules: readonly Rule[], cold?: ColdStore, whole: number = keptInMemory): Judge {
  const pageRules = rules.filter((rule): rule is AnyPageRule => rule.scope === "page");
  const siteRules = rules.filter((rule): rule is AnySiteRule => rule.scope === "site");
  const tallies = pageRules.map((rule): Tally => ({ rule, judged: 0, faults: [], inconclusive: [] }));

  const coldFaults = cold && createColdFaults(cold);
  const coldNotes = cold && createColdNotes(cold);
  const ruleFaults = createFaultNotes();
  const judgeWith = (rule: AnyPageRule, facts: PageFacts): Verdict => {
    try {
      return rule.judge(facts);
    } catch (thrown) {
      return unknown(ruleFaults.note(rule.id, facts.url, thrown));
    }
  };
  const judgeSiteWith = (rule: AnySiteRule, site: SiteFacts): SiteVerdict => {
    try {
      return rule.judge(site);
    } catch (thrown) {
      return unknown(ruleFaults.note(rule.id, null, thrown));
    }
  };
  const judgedAs = new Map<string, JudgedAs>();
  const keptLinks = createKeptLinks(cold);
  const judgePage = (facts: PageFacts): void => {
    const isCold = judgedAs.size >= whole;
    judgedAs.set(facts.url, { kind: facts.kind, indexability: facts.indexability });
    keptLinks.keep(facts, isCold);
    if (isCold) coldNotes?.take(facts);
    const store = isCold ? coldFaults : undefined;
    const visibility = visibilityOf(facts);
    for (const tally of tallies) {
      if (!tally.rule.over.holds(visibility)) continue;
      noteVerdict(tally, judgeWith(tally.rule, facts), facts.url, store);
    }
  };

  return {
    page: judgePage,
    soFar: () =>
      tallies.flatMap(({ rule, faults: { length } }) =>
        length > 0 ? [{ rule: rule.id, title: rule.words.en.failing, severity: rule.severity, count: length }] : [],
      ),
    finish: (site) => {
      const { profile } = site;
      const placeOf = new Map(site.pages.map(({ url }, index) => [url, index]));
      coldNotes?.give(site.pages);
      correctKinds(site.pages, { tallies, judgedAs, linksOf: keptLinks.of, judgeWith });
      const hold = createLanguageHold(site, placeOf);
      for (const tally of tallies) {
        hold.pages(tally);
        tally.faults = inOrder(tally.faults, placeOf);
        tally.inconclusive = inOrder(tally.inconclusive, placeOf);
      }
      const passTest = createPassTest(site);
      const speaksOf = ({ businesses }: Rule): boolean =>
        businesses === undefined || (profile.business !== null && businesses.includes(profile.business));
      const outcomes = giveWay(
        [
          ...tallies.map((tally) => pageOutcome(tally, passTest)),
          ...siteRules.map((rule) =>
            siteOutcome(
              rule,
              hold.site(rule, judgeSiteWith(rule, site)),
              site,
              site.pages.length > whole ? coldFaults : undefined,
              passTest,
            ),
          ),
        ].map((outcome): Outcome => (speaksOf(outcome.rule) ? outcome : { ...outcome, result: "not-applicable" })),
      );
      return summarise(rules, outcomes, site, ruleFaults);
    },
  };
}

/** What was found, with what it weighs on this site. */
function summarise(
  rules: readonly Rule[],
  outcomes: readonly Outcome[],
  site: SiteFacts,
  ruleFaults: ReturnType<typeof createFaultNotes>,
): Judgement {
  const census = takeCensus(site);
  const findings = outcomes.flatMap(({ rule, result }) =>
    typeof result === "object" ? [weighed(result, rule, census)] : [],
  );
  return {
    findings,
    ceilings: findCeilings(findings, new Map(rules.map((rule) => [rule.id, rule])), census),
    unscored: unscoredBecause(census.read),
    passed: outcomes.filter((outcome) => outcome.result === "passed").map(({ rule }) => rule.id),
    notApplicable: outcomes.filter((outcome) => outcome.result === "not-applicable").map(({ rule }) => rule.id),
    rules: rules.length,
    ruleFaults: ruleFaults.summary(),
  };
}

const weighed = (finding: Finding, rule: Rule, census: Census): Finding =>
  finding.verdict === "fail" ? weighFinding(finding, rule, census) : finding;

/** Sorts by the place of each address, which is looked up once. */
function inOrder(faults: PageFault[], placeOf: ReadonlyMap<string, number>): PageFault[] {
  const placed = faults.map((fault) => ({ fault, place: placeOf.get(fault.url)! }));
  return placed.sort((a, b) => a.place - b.place).map(({ fault }) => fault);
}

function pageOutcome(tally: Tally, passTest: PassTest): Outcome {
  const { rule } = tally;
  if (tally.faults.length > 0) {
    return { rule, outOf: tally.judged, result: makeFinding(rule, "fail", "pages", tally.faults, tally.judged) };
  }
  if (tally.judged > 0) {
    const doubt = passTest.page(tally);
    if (doubt === null) return { rule, outOf: tally.judged, result: "passed" };
    const { inconclusive, judged } = tally;
    const [scope, outOf] = [inconclusive.length > 0 ? "pages" : "site", judged + inconclusive.length] as const;
    return { rule, outOf, result: makeFinding(rule, "unknown", scope, inconclusive, outOf, doubt) };
  }
  if (tally.inconclusive.length === 0) return { rule, outOf: tally.judged, result: "not-applicable" };
  const { saw } = tally.inconclusive[0]!.evidence;
  const reason = typeof saw === "string" ? saw : JSON.stringify(saw);
  return {
    rule,
    outOf: tally.judged,
    result: makeFinding(rule, "unknown", "pages", tally.inconclusive, tally.inconclusive.length, reason),
  };
}

function siteOutcome(
  rule: AnySiteRule,
  verdict: SiteVerdict,
  site: SiteFacts,
  cold: ColdFaults | undefined,
  passTest: PassTest,
): Outcome {
  switch (verdict.verdict) {
    case "pass":
    case "pass-pages": {
      const doubt = passTest.site(rule);
      const result = doubt === null ? "passed" : makeFinding(rule, "unknown", "site", [], 1, doubt);
      return { rule, outOf: 1, result };
    }
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
    case "fail-pages": {
      const { faults, outOf } = verdict;
      const kept = cold ? faults.map((fault) => cold.keep(fault, rule.id)) : faults;
      return { rule, outOf, result: makeFinding(rule, "fail", "pages", kept, outOf) };
    }
  }
}
