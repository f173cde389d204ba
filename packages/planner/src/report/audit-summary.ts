import { rules, type Category, type Finding, type Severity } from "@audit/rules";
import { scoringProfile } from "@audit/auditor";
import { link, table, text } from "@audit/rules/escape/markdown";
import { counted, number, percent } from "@audit/rules/wording/plural";
import { roadmap } from "./roadmap.ts";
import { rootCausesOf } from "./root-causes.ts";
import type { Material } from "./material.ts";
import { undecided } from "./undecided.ts";
import { day, hostOf, REASONS, scoreText } from "./words.ts";
import { WRITTEN_BY } from "./written-by.ts";

const CATEGORIES: readonly Category[] = ["technical", "content", "schema", "social", "tools"];
const SEVERITIES: readonly Severity[] = ["high", "medium", "low"];
const MOST_FINDINGS = 40;

/** Scores and how they come about, totals, coverage, inconclusive checks, templates and findings. */
export function auditSummary(material: Material): string {
  const { view } = material;
  return [
    `# Audit summary: ${text(hostOf(view.site.home))}`,
    `Read on ${text(day(view.measuredAt))}, start ${link(view.site.start)}.`,
    "## What it comes down to",
    causes(material),
    "## Scores",
    scores(material),
    "## Checks by category",
    categories(material),
    "## What was read",
    coverage(material),
    "## What could not be checked",
    inconclusive(material),
    "## Page templates",
    templates(material),
    "## Findings",
    findings(material),
    `${WRITTEN_BY}\n`,
  ].join("\n\n");
}

/** The causes behind the plan, each with its tasks, and who does what when. */
function causes({ actions }: Material): string {
  const rows = rootCausesOf(actions).map(({ title, costs, places }) => [text(title), text(costs), places.join(", ")]);
  if (rows.length === 0) return "No check failed.";
  return [table(["cause", "what it costs", "tasks"], rows), ...roadmap(actions)].join("\n\n");
}

function scores({ scores: { health, aiCitation, ceilings, unscored } }: Material): string {
  const bounds = [
    ...(unscored === null ? [] : [text(unscored)]),
    ...ceilings.map((one) =>
      text(`Health is at most ${one.health}, AI visibility at most ${one.aiCitation}: ${one.because}`),
    ),
  ];
  const { severityWeight: weight, leastLoss, faultFactor } = scoringProfile;
  return [
    table(
      ["score", "value", "made of"],
      [
        ["Health", scoreText(health), "all checks that could be decided"],
        [
          "AI visibility",
          scoreText(aiCitation),
          "the checks that decide whether AI assistants can read and cite the site",
        ],
      ],
    ),
    ...bounds,
    `A score sets the weight of what holds against the weight of what is lost, the latter times ${faultFactor}, because most checks hold on any site: high impact weighs ${weight.high}, medium ${weight.medium}, low ${weight.low}. A failing check loses all of its weight when it concerns the whole site, else the square root of the share of pages at fault (at least ${percent(leastLoss)}), times its certainty. Checks that could not be decided, don't apply, or rest on a convention alone count neither way.`,
  ].join("\n\n");
}

function categories({ judgement, scores: { byCategory } }: Material): string {
  const passed = new Set(judgement.passed);
  const rows = CATEGORIES.map((category) => {
    const failing = judgement.findings.filter((one) => one.category === category && one.verdict === "fail");
    const counts = SEVERITIES.map((severity) => number(failing.filter((one) => one.severity === severity).length));
    const held = rules.filter((rule) => rule.category === category && passed.has(rule.id)).length;
    return [category, scoreText(byCategory[category]), ...counts, number(held)];
  });
  return table(["category", "score", "high", "medium", "low", "checks that hold"], rows);
}

function coverage({ view: { site } }: Material): string {
  const { pages, requests, known, notCrawled } = site.coverage;
  const intro = `${counted(pages, "page")} read with ${counted(requests, "request")}; ${counted(known, "address", "addresses")} of the site known.`;
  if (notCrawled.length === 0) return `${intro} Nothing that was found was left out.`;
  const rows = notCrawled.map(({ reason, count, examples }) => [
    REASONS[reason],
    number(count),
    examples.slice(0, 2).map(link).join(" "),
  ]);
  return `${intro} Not read:\n\n${table(["why", "addresses", "examples"], rows)}`;
}

/** Findings in a fixed order: impact, then how many addresses, then id. */
export const sortedFindings = (findings: readonly Finding[], verdict: Finding["verdict"]): Finding[] =>
  findings
    .filter((finding) => finding.verdict === verdict)
    .toSorted(
      (a, b) =>
        SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
        b.count - a.count ||
        (a.rule < b.rule ? -1 : 1),
    );

function inconclusive({ judgement }: Material): string {
  const unknown = sortedFindings(judgement.findings, "unknown");
  return unknown.length === 0 ? "Every check that applies could be decided." : undecided(unknown);
}

function templates({ view, judgement }: Material): string {
  const { site } = view;
  if (site.templates.length === 0) return "No page could be read.";
  const faulty = new Map<number, Set<string>>();
  for (const finding of judgement.findings.filter((one) => one.verdict === "fail" && one.scope === "pages")) {
    for (const { url } of finding.pages) {
      const template = site.templateOf[view.indexOf(url)] ?? -1;
      faulty.set(template, (faulty.get(template) ?? new Set<string>()).add(finding.rule));
    }
  }
  const rows = site.templates.map((template, index) => {
    const indexable = template.pages.filter((page) => site.pages[page]!.indexability.indexable).length;
    return [
      text(template.label),
      number(template.pages.length),
      number(indexable),
      number(faulty.get(index)?.size ?? 0),
    ];
  });
  return table(["template", "pages", "open to search", "failing checks"], rows);
}

function findings({ judgement }: Material): string {
  const failing = sortedFindings(judgement.findings, "fail");
  if (failing.length === 0) return "No check failed.";
  const rows = failing
    .slice(0, MOST_FINDINGS)
    .map((one) => [
      one.severity,
      text(one.title),
      one.scope === "site" ? "whole site" : number(one.count),
      one.scope === "site" ? "" : percent(one.share),
      text(one.rule),
    ]);
  const more = failing.length - rows.length;
  return (
    table(["impact", "finding", "addresses", "share", "check"], rows) +
    (more > 0 ? `\n\nAnd ${counted(more, "more finding")} of lower impact.` : "")
  );
}
