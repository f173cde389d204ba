import type {
  ActionEvidence,
  ActionPage,
  ActionPatch,
  ActionSearch,
  ActionStatus,
  HealedFinding,
  RankFactor,
  Verification,
} from "@audit/contract";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Json<T extends object> = JSONColumnType<T, string | undefined, string>;
type OptionalJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;

/** A task of a plan and what its owner did about it. */
export interface ActionsTable {
  id: Generated<string>;
  job_id: string;
  user_id: string;
  fingerprint: string;
  /** 1 is first. */
  rank: number;
  /** No longer in the plan; kept for its status and notes. */
  hidden: Generated<boolean>;
  title: string;
  type: "fault" | "opportunity" | null;
  impact: "high" | "medium" | "low";
  category: "schema" | "content" | "technical" | "social" | "tools";
  difficulty: "easy" | "medium" | "hard";
  time_estimate: number;
  time_to_result: string;
  business_value: string;
  problem: string;
  solution: string;
  implementation: string | null;
  tags: Json<string[]>;
  rule: string;
  template: string;
  affected: Json<{ count: number; urls: string[] }>;
  evidence: Json<ActionEvidence[]>;
  fix_check: string;
  check_command: string | null;
  done_by: "owner" | "writer" | "developer" | null;
  pages: Json<ActionPage[]>;
  heals: Json<HealedFinding[]>;
  priority: number;
  patches: OptionalJson<ActionPatch[]>;
  ranking: OptionalJson<RankFactor[]>;
  status: ColumnType<ActionStatus, ActionStatus | undefined, ActionStatus>;
  started_at: OptionalMoment;
  completed_at: OptionalMoment;
  notes: string | null;
  effectiveness_rating: number | null;
  assignee: string | null;
  /** YYYY-MM-DD. */
  due_on: string | null;
  /** Why it does not apply; null: it does. */
  not_relevant: string | null;
  verification: OptionalJson<Verification>;
  search: OptionalJson<ActionSearch>;
}
