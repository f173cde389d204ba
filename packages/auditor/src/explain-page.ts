import type { PageFacts } from "@audit/facts";
import type { AnyPageRule, AnySiteRule, Evidence, Finding, Rule, Severity, Verdict } from "@audit/rules";
import { nearerRules } from "./give-way.ts";
import type { Judgement } from "./judgement.ts";
import { recordReads, type Read } from "./record-reads.ts";

/** What one rule says about one page, and why. */
export interface RuleExplanation {
  readonly rule: string;
  /** The failing state, e.g. "Page has no title". */
  readonly title: string;
  readonly source: string;
  /** Pages the rule speaks about; null for rules over the whole site. */
  readonly population: string | null;
  readonly verdict: "fail" | "unknown" | "pass" | "not-applicable";
  /** The severity that the fault has on this site; null where the rule does not fail. */
  readonly severity: Severity | null;
  /** Why it differs from the rule's own severity, as clauses after "because". */
  readonly weighed: readonly string[];
  /** Why it could not tell, is not applicable or says nothing here; null where verdict and evidence say it all. */
  readonly reason: string | null;
  readonly evidence: Evidence | null;
  /** Values of the page that the rule looked at, in its order; empty for rules over the whole site. */
  readonly saw: readonly Read[];
}

const OTHER_LANGUAGE = "The text is written in a language whose words for this we don't know.";
const NOTHING_HERE = "The page has nothing that the rule speaks about.";

/**
 * Judges a page by each rule once more and says what each one looked at.
 * @param page as it was judged, with its links; a copy of it is read
 * @param judgement of the site that the page belongs to
 */
export function explainPage(rules: readonly Rule[], page: PageFacts, judgement: Judgement): RuleExplanation[] {
  const facts = structuredClone(page);
  const findings = new Map(judgement.findings.map((finding) => [finding.rule, finding]));
  const failing = new Set(judgement.findings.flatMap(({ rule, verdict }) => (verdict === "fail" ? rule : [])));
  const notApplicable = new Set(judgement.notApplicable);
  return rules.map((rule) =>
    rule.scope === "page"
      ? byPageRule(rule, facts, findings.get(rule.id), failing)
      : bySiteRule(rule, facts.url, findings.get(rule.id), notApplicable.has(rule.id)),
  );
}

type Head = Pick<RuleExplanation, "rule" | "title" | "source" | "severity" | "weighed">;

const headOf = ({ id, source, words: { en } }: Rule): Head => ({
  rule: id,
  title: en.failing,
  source,
  severity: null,
  weighed: [],
});

const weightIn = ({ severity, weighed }: Finding): Pick<Head, "severity" | "weighed"> => ({ severity, weighed });

function byPageRule(
  rule: AnyPageRule,
  page: PageFacts,
  finding: Finding | undefined,
  failing: ReadonlySet<string>,
): RuleExplanation {
  const about = { ...headOf(rule), population: rule.over.name };
  const isAbout = rule.over.includes(page);
  if (!isAbout) {
    const reason = `The page is not one of the ${rule.over.name}.`;
    return { ...about, verdict: "not-applicable", reason, evidence: null, saw: [] };
  }
  const recording = recordReads(page);
  const verdict = judge(rule, recording.facts);
  const saw = recording.reads();
  switch (verdict.verdict) {
    case "fail": {
      const { evidence } = verdict;
      const isReported = finding?.verdict === "fail" && finding.pages.some(({ url }) => url === page.url);
      if (isReported) return { ...about, ...weightIn(finding), verdict: "fail", reason: null, evidence, saw };
      if (rule.languages !== undefined && nearerRules(rule).every((id) => !failing.has(id)))
        return { ...about, verdict: "unknown", reason: finding?.reason ?? OTHER_LANGUAGE, evidence: null, saw };
      return { ...about, verdict: "not-applicable", reason: leftTo(rule), evidence, saw };
    }
    case "unknown":
      return { ...about, verdict: "unknown", reason: verdict.reason, evidence: null, saw };
    case "pass":
      return { ...about, verdict: "pass", reason: null, evidence: null, saw };
    case "not-applicable":
      return { ...about, verdict: "not-applicable", reason: NOTHING_HERE, evidence: null, saw };
  }
}

function judge(rule: AnyPageRule, page: PageFacts): Verdict {
  try {
    return rule.judge(page);
  } catch (error) {
    return { verdict: "unknown", reason: `The rule broke on this page: ${String(error)}` };
  }
}

const leftTo = (rule: Rule): string => `A rule nearer to the cause says it: ${nearerRules(rule).join(", ")}.`;

function bySiteRule(rule: AnySiteRule, url: string, finding: Finding | undefined, isNone: boolean): RuleExplanation {
  const about = { ...headOf(rule), population: null, evidence: null, saw: [] };
  if (finding?.verdict === "unknown") return { ...about, verdict: "unknown", reason: finding.reason };
  if (finding !== undefined) {
    const own = finding.scope === "site" ? finding.pages[0] : finding.pages.find((fault) => fault.url === url);
    if (own) {
      const reason = finding.scope === "site" ? "It is about the whole site." : null;
      return { ...about, ...weightIn(finding), verdict: "fail", reason, evidence: own.evidence };
    }
    return { ...about, verdict: "pass", reason: `Not among the ${finding.count} addresses at fault.` };
  }
  if (isNone)
    return { ...about, verdict: "not-applicable", reason: "The site has nothing that the rule speaks about." };
  return { ...about, verdict: "pass", reason: null };
}
