import { sql, type Kysely } from "kysely";
import type { Schema } from "./schema.ts";

/** An index of a table that may be large when it is added. */
export interface LaterIndex {
  readonly name: string;
  /** Table, columns and condition: `jobs (completed_at) where completed_at is not null`. */
  readonly on: string;
}

/**
 * Indexes added after their table's release. A migration would stop all writers while it builds one; these are built beside
 * them (`roll-out.ts`), after the migrations.
 */
export const laterIndexes: readonly LaterIndex[] = [
  // Checks go with their task: without it each task that is deleted reads the whole table.
  { name: "action_checks_action", on: "action_checks (action_id)" },
];

/** Builds them in a database that nobody else uses. */
export async function buildIndexes(db: Kysely<Schema>): Promise<void> {
  for (const { name, on } of laterIndexes)
    await sql`create index if not exists ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
}
