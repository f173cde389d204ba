import { timeText, type Action, type Analysis } from "@audit/contract";
import type { ActionRow, AnalysisRow } from "../../platform/database/index.ts";

export const presentAction = (row: ActionRow): Action => ({
  id: row.id,
  job_id: row.job_id,
  title: row.title,
  action_name: row.title,
  impact: row.impact,
  status: row.status,
  category: row.category,
  difficulty: row.difficulty,
  time_estimate: row.time_estimate,
  time_available: timeText(row.time_estimate),
  time_to_result: row.time_to_result,
  business_value: row.business_value,
  // Search Console tells clicks, not how often a word is sought, nor who became a customer; these are never invented.
  searchVolume: null,
  leads: null,
  problem: row.problem,
  solution: row.solution,
  implementation: row.implementation,
  code_example: row.implementation,
  tags: row.tags,
  started_at: row.started_at?.toISOString() ?? null,
  completed_at: row.completed_at?.toISOString() ?? null,
  notes: row.notes,
  effectiveness_rating: row.effectiveness_rating,
  rule: row.rule,
  template: row.template,
  affected: row.affected,
  evidence: row.evidence,
  check: row.fix_check,
  fingerprint: row.fingerprint,
  priority: row.priority,
  ranking: row.ranking,
  search: row.search,
  verification: row.verification,
});

export const presentAnalysis = (row: AnalysisRow): Analysis => ({
  id: row.id,
  jobId: row.job_id,
  domain: row.domain,
  url: row.url,
  analysis_timestamp: row.analysis_timestamp.toISOString(),
  created_at: row.created_at.toISOString(),
  actions_count: row.actions_count,
});
