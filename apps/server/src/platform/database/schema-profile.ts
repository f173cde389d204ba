import type { ProfileCorrection } from "@audit/contract";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

/** What an owner says of a domain, for all its later audits. */
interface SiteCorrectionsTable {
  user_id: string;
  domain: string;
  correction: JSONColumnType<ProfileCorrection, string, string>;
  corrected_at: Generated<Date>;
}

/** A finished job whose findings and plan are made again; one row a job, with a new id each time. */
interface RejudgingsTable {
  id: Generated<string>;
  job_id: string;
  user_id: string;
  /** Raised by each claim; only the last claim may write. */
  attempts: Generated<number>;
  state: Generated<"waiting" | "done">;
  /** Why it could not be done; null otherwise. */
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Generated<Date>;
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ProfileTables {
  site_corrections: SiteCorrectionsTable;
  rejudgings: RejudgingsTable;
}
