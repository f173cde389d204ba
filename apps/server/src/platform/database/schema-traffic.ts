import type { Generated, Selectable } from "kysely";

/** A table of clicks or visits that an owner brought. */
export interface TrafficTablesTable {
  id: Generated<string>;
  user_id: string;
  domain: string;
  measure: "clicks" | "visits";
  /** YYYY-MM-DD. */
  from_day: string;
  to_day: string;
  page_count: number;
  /** Its rows as JSON, compressed. */
  pages: Uint8Array;
  brought_at: Generated<Date>;
}

export type TrafficTableRow = Selectable<TrafficTablesTable>;
