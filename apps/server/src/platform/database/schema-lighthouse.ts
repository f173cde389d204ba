import type { LighthouseResult } from "@audit/contract";
import type { ColumnType, Generated } from "kysely";

/** One page of a finished job that is measured once. */
export interface LighthouseRunsTable {
  id: Generated<string>;
  job_id: string;
  /** The most important page of a job is 0. */
  place: number;
  url: string;
  /** Raised by each claim; only the last claim may write. */
  attempts: Generated<number>;
  state: Generated<"waiting" | "done">;
  result: ColumnType<LighthouseResult | null, string | null | undefined, string | null>;
  created_at: Generated<Date>;
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
