import { planMarkdown } from "@audit/contract";
import type { Report } from "@audit/engine/process";
import { loadReport } from "../../artifacts/index.ts";
import type { ActionRow, Db, JobRow } from "../../platform/database/index.ts";
import { presentAction, type Shown } from "../actions/index.ts";
import { withLab } from "./read-whole.ts";
import { findFile, listFileRows } from "./store.ts";

/** Names and sizes of a job's files as a preview shows them. */
export async function listPreviewFiles(db: Db, job: JobRow, shown: Shown): Promise<{ name: string; bytes: number }[]> {
  const files: { name: string; bytes: number }[] = [];
  for (const { name } of await listFileRows(db, job.id)) {
    const content = await previewFile(db, job, shown, name);
    if (content !== null) files.push({ name, bytes: Buffer.byteLength(content) });
  }
  return files;
}

/**
 * The preview of a report file: the summary in full, the plan with the visible actions, the report in figures.
 * @returns null when there is no such file, or none that a preview may show.
 */
export async function previewFile(db: Db, job: JobRow, shown: Shown, name: string): Promise<string | null> {
  const content = await findFile(db, job.id, name);
  if (content === null) return null;
  if (name === "executive_summary.md") return content;
  if (name === "action_plan.md") return planOf(job, shown);
  if (name === "audit_summary.md") return withLab(db, job.id, figuresOf(job, shown, await loadReport(db, job.id)));
  return null;
}

const dayOf = ({ completed_at, created_at }: JobRow): string => (completed_at ?? created_at).toISOString().slice(0, 10);

const planOf = (job: JobRow, { actions, total }: Shown): string =>
  planMarkdown({
    domain: job.domain,
    date: dayOf(job),
    actions: actions.map(presentAction),
    executiveSummary: null,
    hidden: total - actions.length,
  });

const scoreText = (score: number | null): string => (score === null ? "unknown" : `${score} of 100`);

/** Scores and totals by category; which findings stand behind them is part of the full report. */
function figuresOf(job: JobRow, { actions, total }: Shown, report: Report | null): string {
  return [
    `# Audit summary: ${job.domain}`,
    `Read on ${dayOf(job)}.`,
    [
      `- Health: ${scoreText(job.health_score)}`,
      `- AI visibility: ${scoreText(job.ai_citation_score)}`,
      `- Pages read: ${job.pages_crawled}`,
    ].join("\n"),
    ...(report ? ["## By category", categoriesOf(report)] : []),
    "## First tasks",
    actions.map(lineOf).join("\n"),
    `This preview shows ${actions.length} of ${total} actions.\n`,
  ].join("\n\n");
}

const categoriesOf = ({ scores }: Report): string =>
  scores.health.categories
    .map(
      ({ category, score, passed, failed, unknown }) =>
        `- ${category}: ${scoreText(score)}, ${passed} passed, ${failed} failed, ${unknown} unknown`,
    )
    .join("\n");

/** A title may quote the page; its marks must stay text. */
const lineOf = ({ title, impact }: ActionRow, index: number): string =>
  `${index + 1}. ${title.replace(/[\\`*_[\]<>#|~]/g, String.raw`\$&`)} (${impact} impact)`;
