import { sql, type Kysely } from "kysely";
import { migrationNames } from "./migrate.ts";
import type { Schema } from "./schema.ts";

/** What a database's tables are to this release. */
export interface SchemaState {
  /** Nothing of ours is in it. */
  readonly isEmpty: boolean;
  /** Migrations of this release that it has not seen. */
  readonly pending: readonly string[];
  /** Migrations of a newer release that it has seen. */
  readonly newer: readonly string[];
  /** The last migration after which no program works that does not know it; null: none. */
  readonly floor: string | null;
}

/** Reads what was done to a database, and changes nothing. */
export async function readSchemaState(db: Kysely<Schema>): Promise<SchemaState> {
  const executed = (await hasTable(db, "kysely_migration"))
    ? (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
        ({ name }) => name,
      )
    : [];
  const floor = (await hasTable(db, "installation"))
    ? (await db.selectFrom("installation").select("schema_floor").executeTakeFirst())?.schema_floor
    : null;
  return {
    isEmpty: executed.length === 0,
    pending: migrationNames.filter((name) => !executed.includes(name)),
    newer: executed.filter((name) => !migrationNames.includes(name)),
    floor: floor ?? null,
  };
}

async function hasTable(db: Kysely<Schema>, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass(${name})::text as found`.execute(db);
  return rows[0]?.found != null;
}

/**
 * Refuses tables that this release can't work with. Those of a newer release are fine as long as it only added to them:
 * old and new programs work side by side while a release is rolled out, or back.
 * @throws Error with one sentence that says how to mend it
 */
export function refuseSchema({ pending, floor }: Pick<SchemaState, "pending" | "floor">): void {
  if (floor !== null && !migrationNames.includes(floor)) {
    throw new Error(
      "This database was written by a newer release of the program, beside which this one can't work. Start that release instead.",
    );
  }
  if (pending.length > 0) {
    throw new Error(
      "The tables of this database are of an earlier release: run npm run admin -- migrate, which the earlier release goes on working beside, then start this one.",
    );
  }
}
