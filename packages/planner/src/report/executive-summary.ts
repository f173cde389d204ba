import { findRule, rules } from "@audit/rules";
import type { PlannedAction } from "../action.ts";
import { text } from "@audit/rules/escape/markdown";
import { cutAtWord } from "@audit/rules/escape/plain";
import { counted, number } from "@audit/rules/wording/plural";
import { sortedFindings } from "./audit-summary.ts";
import type { Material } from "./material.ts";
import { day, duration, hostOf, listed, REASONS, scoreText } from "./words.ts";
import { WRITTEN_BY } from "./written-by.ts";

const MOST_FIRST = 3;
/** A page that says more is no summary: it stays under 300 words. */
const MOST_NAMED = 2;
const MOST_DOUBTS = 1;
/** Characters of a sentence about one thing. */
const MOST_REASON = 90;

/** One page for the owner: where the site stands, what to do first and why, what is good, what was not seen. */
export function executiveSummary(material: Material): string {
  const first = firstActions(material.actions);
  return [
    `# Executive summary: ${text(hostOf(material.view.site.home))}`,
    state(material),
    ...(first.length > 0 ? ["## Do first", first.map(reason).join("\n")] : []),
    "## What is good",
    good(material),
    "## What we could not see",
    unseen(material),
    "## Next step",
    nextStep(first),
    `${WRITTEN_BY}\n`,
  ].join("\n\n");
}

function state({ view, judgement, scores, actions }: Material): string {
  const { site } = view;
  if (view.served.length === 0) {
    return `On ${text(day(view.measuredAt))} we could not read a single page of ${text(hostOf(site.home))}. The sections below say why.`;
  }
  const products = view.served.filter((index) => site.pages[index]!.kind === "product").length;
  const kinds = `${counted(site.templates.length, "template")}${products > 0 ? `, ${counted(products, "product page")}` : ""}`;
  const failing = judgement.findings.filter((finding) => finding.verdict === "fail");
  const high = failing.filter((finding) => finding.severity === "high").length;
  const unknown = judgement.findings.length - failing.length;
  return [
    `On ${text(day(view.measuredAt))} we read ${counted(view.served.length, "page")} of ${text(hostOf(site.home))} (${kinds}).`,
    `Its health is ${scoreText(scores.health)}, its visibility for AI assistants ${scoreText(scores.aiCitation)}.`,
    `${counted(judgement.passed.length, "check")} ${judgement.passed.length === 1 ? "holds" : "hold"}, ${number(failing.length)} ${failing.length === 1 ? "fails" : "fail"}, ${number(high)} of them with high impact; ${number(unknown)} could not be decided.`,
    actions.length > 0 ? cost(actions) : "There is nothing to repair.",
  ].join(" ");
}

/** What the plan costs in working time, and what of it matters most. */
function cost(actions: readonly PlannedAction[]): string {
  const minutes = (some: readonly PlannedAction[]): string =>
    duration(some.reduce((sum, { timeEstimate }) => sum + timeEstimate, 0));
  const high = actions.filter(({ impact }) => impact === "high");
  const most = high.length > 0 ? `, ${minutes(high)} of it for the ${number(high.length)} of high impact` : "";
  return `The plan has ${counted(actions.length, "task")}, together about ${minutes(actions)} of work${most}.`;
}

/** The first tasks of different rules: three pages with one fault would be one piece of advice. */
function firstActions(actions: readonly PlannedAction[]): PlannedAction[] {
  const seen = new Set<string>();
  return actions.filter(({ rule }) => !seen.has(rule) && seen.add(rule)).slice(0, MOST_FIRST);
}

const reason = (action: PlannedAction, index: number): string =>
  `${index + 1}. **${text(action.title)}.** ${text(whyOf(action))} About ${duration(action.timeEstimate)}; shows within ${action.timeToResult}.`;

/** The first sentence says what is at stake; the rest stands in the task. */
const whyOf = ({ rule }: PlannedAction): string =>
  cutAtWord(/^.*?[.!?](?=\s|$)/.exec(findRule(rule)?.words.en.why ?? "")?.[0] ?? "", MOST_REASON, "…");

/** Areas in which several checks hold and none fails. */
function good({ judgement }: Material): string {
  const passed = new Set(judgement.passed);
  const failing = new Set(
    judgement.findings.filter((one) => one.verdict === "fail").map((one) => `${one.category}/${one.area}`),
  );
  const areas = Map.groupBy(
    rules.filter((rule) => passed.has(rule.id)),
    (rule) => `${rule.category}/${rule.area}`,
  );
  const sound = [...areas]
    .filter(([area, held]) => held.length > 1 && !failing.has(area))
    .toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
  const serious = rules.filter((rule) => rule.severity === "high" && passed.has(rule.id)).length;
  const first = `${counted(serious, "check")} of high impact ${serious === 1 ? "holds" : "hold"}.`;
  if (sound.length === 0) return first;
  const names = sound
    .slice(0, MOST_NAMED)
    .map(([, held]) => `${held[0]!.area.replaceAll("-", " ")} (${counted(held.length, "check")})`);
  return `${first} Nothing to mend in ${text(listed(names))}.`;
}

function unseen({ view: { site }, judgement }: Material): string {
  const missed = site.coverage.notCrawled.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  const others = missed.slice(MOST_DOUBTS).reduce((sum, { count }) => sum + count, 0);
  const left = [
    ...missed
      .slice(0, MOST_DOUBTS)
      .map(({ reason: why, count }) => `- ${counted(count, "address", "addresses")}: ${REASONS[why]}`),
    ...(others > 0 ? [`- ${counted(others, "address", "addresses")} were not read for other reasons`] : []),
  ];
  const unknown = sortedFindings(judgement.findings, "unknown")
    .slice(0, MOST_DOUBTS)
    .map((one) => `- ${text(one.title)}: ${text(cutAtWord(one.reason ?? "could not be decided", MOST_REASON, "…"))}`);
  const more = judgement.findings.filter(({ verdict }) => verdict === "unknown").length - unknown.length;
  const rest = more > 0 ? [`- And ${counted(more, "more check")}, named in the audit summary.`] : [];
  const lines = [...left, ...unknown, ...rest];
  const limits = "Visitor numbers, sales, rankings and links from other sites are not part of this audit.";
  return lines.length > 0 ? `${lines.join("\n")}\n\n${limits}` : `Everything that we found was read. ${limits}`;
}

function nextStep(first: readonly PlannedAction[]): string {
  if (first.length === 0) return "Run the audit again after the next change of the site.";
  const minutes = first.reduce((sum, action) => sum + action.timeEstimate, 0);
  const together = first.length > 1 ? `The first ${first.length} tasks together take` : "The first task takes";
  return `${together} about ${duration(minutes)}; what you need for them stands in the plan. Run the audit again afterwards to see each confirmed.`;
}
