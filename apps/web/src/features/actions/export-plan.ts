import {
  assistantMarkdown,
  changesCsv,
  exportFileName,
  planCsv,
  planMarkdown,
  type Action,
  type ExportedPlan,
} from "@audit/contract";
import { download } from "../../components/download.ts";

export interface ExportInput {
  readonly domain: string;
  /** What is on the page: hidden actions never reach the browser. */
  readonly actions: readonly Action[];
  readonly executiveSummary: string | null;
  /** Actions of the plan that the reader's access does not hold. */
  readonly hidden: number;
}

export type ExportFormat = "md" | "assistant.md" | "csv" | "changes.csv";

const writers: Readonly<Record<ExportFormat, { type: string; write: (plan: ExportedPlan) => string }>> = {
  md: { type: "text/markdown", write: planMarkdown },
  "assistant.md": { type: "text/markdown", write: assistantMarkdown },
  csv: { type: "text/csv", write: planCsv },
  "changes.csv": { type: "text/csv", write: ({ actions }) => changesCsv(actions) },
};

/** Saves the plan as a file, dated by UTC. */
export function exportPlan(input: ExportInput, format: ExportFormat, now: Date = new Date()): void {
  const date = now.toISOString().slice(0, 10);
  const { type, write } = writers[format];
  download(exportFileName(input.domain, date, format), type, write({ ...input, date }));
}
