import type { FaultCause } from "@audit/contract";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

/** What operators and administrators did. */
interface AuditEntriesTable {
  id: Generated<string>;
  at: Moment;
  actor: string;
  action: string;
  subject: string;
  details: JSONColumnType<Record<string, unknown>, string | undefined, string>;
}

/** A program that serves or works, as it last reported itself. */
interface ProcessesTable {
  id: string;
  role: "both" | "web" | "worker";
  host: string;
  pid: number;
  version: string;
  started_at: Moment;
  heartbeat_at: Moment;
  slots: number;
  running: Generated<number>;
  heap_used: Generated<number>;
  rss: Generated<number>;
}

/** How often something came in the way of jobs in an hour. */
interface FaultHoursTable {
  cause: FaultCause;
  hour: Moment;
  count: number;
}

/** Uploaded logos, re-encoded. */
interface BrandLogosTable {
  brand: string;
  png: Uint8Array;
  hash: string;
  updated_at: Moment;
}

/** Jobs that came into a group or left it since the last folding; kept by triggers on the jobs. */
export interface JobTallyTable {
  kind: "completed" | "failed" | "processing" | "quarantined";
  change: number;
}

/** How far a plan is; kept by triggers on its actions. */
interface PlanProgressTable {
  job_id: string;
  total: number;
  completed: number;
  in_progress: number;
  minutes_saved: number;
  last_activity: Date | null;
}

export interface OperationTables {
  audit_entries: AuditEntriesTable;
  processes: ProcessesTable;
  fault_hours: FaultHoursTable;
  brand_logos: BrandLogosTable;
  plan_progress: PlanProgressTable;
  job_tally: JobTallyTable;
}
