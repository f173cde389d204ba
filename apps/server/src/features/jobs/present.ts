import type { Job } from "@audit/contract";
import type { ListedJob, OwnJob } from "./store.ts";

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentJob = (row: OwnJob): Job => ({
  ...presentListedJob(row),
  executive_summary: row.executive_summary,
});

/** A job without its summary. */
export const presentListedJob = (row: Omit<ListedJob, "created_micros">): Job => ({
  id: row.id,
  user_id: row.user_id,
  url: row.url,
  domain: row.domain,
  status: row.status,
  created_at: row.created_at.toISOString(),
  started_at: moment(row.started_at),
  completed_at: moment(row.completed_at),
  action_count: row.action_count,
  action_generation_status: row.action_generation_status,
  folderPath: `jobs/${row.id}`,
  steps: { actions_parsing: { status: row.parsing_status } },
  progress: row.progress,
  activity: row.activity,
  health_score: row.health_score,
  ai_citation_score: row.ai_citation_score,
  pages_crawled: row.pages_crawled,
  standing: row.standing,
  error: row.error,
  warnings: row.warnings,
  completed_actions: row.completed_actions,
});
