import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { MailLetterhead } from "./mail-letterhead.ts";

/** A look at the live site for a task that was marked complete. */
export interface ActionChecksTable {
  id: Generated<string>;
  action_id: string;
  user_id: string;
  job_id: string;
  /** Raised by each claim; only the last claim may write. */
  attempts: Generated<number>;
  state: Generated<"waiting" | "done">;
  created_at: Generated<Date>;
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** An audit that its owner wants repeated. */
export interface AuditSchedulesTable {
  user_id: string;
  domain: string;
  url: string;
  every: "weekly" | "monthly";
  next_at: Date;
  /** Who writes the mail about what changed. */
  letterhead: JSONColumnType<MailLetterhead, string, string>;
  /** What the brand sells under which it was set. */
  brand: "one_time" | "subscription";
  created_at: Generated<Date>;
}
