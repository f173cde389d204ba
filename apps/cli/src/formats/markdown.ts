import { markdownAddress as address, markdownText as plain } from "@audit/contract";
import type { FindingJson } from "@audit/engine";
import { scoreText, type Reported } from "./reported.ts";

const MOST_FAULTS = 20;
const MOST_TASKS = 5;
const SIGNS = { high: "🔴", medium: "🟡", low: "🟢" } as const;

/** A short page in markdown, fit for a comment on a merge request: what is new, scores, first tasks. */
export function asMarkdown({ audit, findings, fresh, held, warnings }: Reported): string {
  const { site, scores, coverage, actions } = audit;
  const categories = Object.entries(scores.byCategory).map(([name, value]) => [name, scoreText(value)] as const);
  const cells = [["Health", scoreText(scores.health)], ["AI visibility", scoreText(scores.aiCitation)], ...categories];
  return [
    `## SEO audit of ${address(site.finalUrl)}`,
    ...(held.length > 0 ? ["", ...held.map((text) => `- ❌ ${plain(text)}`)] : []),
    "",
    `| ${cells.map(([name]) => name).join(" | ")} |`,
    `|${cells.map(() => "---:").join("|")}|`,
    `| ${cells.map(([, value]) => value).join(" | ")} |`,
    "",
    `${coverage.pages} pages read, ${audit.findings.filter(({ verdict }) => verdict === "fail").length} faults.`,
    ...warnings.map((text) => `\n> ${plain(text)}`),
    ...section(fresh === null ? "Faults" : "New faults", fresh ?? findings, fresh === null ? "None." : "Nothing new."),
    ...tasks(actions),
    "",
  ].join("\n");
}

function section(title: string, faults: readonly FindingJson[], none: string): string[] {
  const shown = faults.slice(0, MOST_FAULTS).map(({ severity, title: fault, rule, pages }) => {
    const [first, ...rest] = pages;
    const where =
      first === undefined ? "" : `: ${address(first.url)}${rest.length > 0 ? ` and ${rest.length} more` : ""}`;
    return `- ${SIGNS[severity]} ${plain(fault)} (\`${rule}\`)${where}`;
  });
  const more = faults.length - shown.length;
  return [
    "",
    `### ${title} (${faults.length})`,
    "",
    ...(shown.length > 0 ? shown : [none]),
    ...(more > 0 ? [`- and ${more} more`] : []),
  ];
}

function tasks(actions: Reported["audit"]["actions"]): string[] {
  if (actions.length === 0) return [];
  const shown = actions.slice(0, MOST_TASKS);
  return [
    "",
    `### First of ${actions.length} tasks`,
    "",
    ...shown.map(
      ({ title, impact, time_estimate: minutes }, at) =>
        `${at + 1}. ${plain(title)} (${impact} impact, ${minutes} min)`,
    ),
  ];
}
