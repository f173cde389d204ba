import { planMarkdown, type SharedAction, type ShareSection } from "@audit/contract";
import type { JobRow } from "../../platform/database/index.ts";

export interface Material {
  readonly job: JobRow;
  readonly sections: readonly ShareSection[];
  /** Only what may be seen. */
  readonly actions: readonly SharedAction[];
  readonly summary: string | null;
  readonly totalActions: number;
  /** The stored report, or null where it may not be shown. */
  readonly auditSummary: string | null;
  readonly now: Date;
}

/** The documents of a link, file name to markdown. */
export function documentsOf(material: Material): Record<string, string> {
  const { sections, job, actions, summary, totalActions, now } = material;
  const documents: Record<string, string> = {};
  if (sections.includes("executive_summary") && summary) documents["executive_summary.md"] = summary;
  if (sections.includes("actions"))
    documents["action_plan.md"] = planMarkdown({
      domain: sections.includes("job_metadata") ? job.domain : "this site",
      date: now.toISOString().slice(0, 10),
      actions,
      executiveSummary: null,
      hidden: totalActions - actions.length,
    });
  if (sections.includes("job_metadata"))
    documents["audit_summary.md"] = material.auditSummary ?? figuresOf(job, totalActions);
  return documents;
}

const score = (value: number | null): string => (value === null ? "unknown" : `${value} of 100`);

/** The report in figures, for readers who may not see which findings stand behind them. */
const figuresOf = (job: JobRow, totalActions: number): string =>
  [
    `# Audit summary: ${job.domain.replace(/[^\w.:-]/g, "")}`,
    `Read on ${(job.completed_at ?? job.created_at).toISOString().slice(0, 10)}.`,
    [
      `- Health: ${score(job.health_score)}`,
      `- AI visibility: ${score(job.ai_citation_score)}`,
      `- Pages read: ${job.pages_crawled}`,
      `- Actions in the plan: ${totalActions}`,
    ].join("\n"),
  ].join("\n\n");

const ENTITIES: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };
const readable = (markdown: string): string =>
  markdown.replace(/\\([^\w\s])/g, "$1").replace(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** The summary without the lines that name an action of which the reader may see nothing. */
export const withoutTitles = (summary: string, hidden: readonly string[]): string =>
  summary
    .split("\n")
    .filter((line) => !hidden.some((title) => readable(line).includes(title) || line.includes(title)))
    .join("\n");
