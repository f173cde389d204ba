import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { isTemporary } from "./faults.ts";
import { laterIndexes, type LaterIndex } from "./later-indexes.ts";
import { noteFloor, openMigrator } from "./migrate.ts";
import type { Schema } from "./schema.ts";

/** A table's readers queue behind a migration that waits for it, so it waits shortly and comes again. Milliseconds. */
const LOCK_TIMEOUT_MS = 1_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
const MOST_MS = 30 * 60_000;

interface RollOut {
  readonly tell: (line: string) => void;
  /** Shorter waits, for tests. */
  readonly mostMs?: number;
}

/**
 * Brings the tables of a PostgreSQL database in use up to date, one migration at a time, then builds indexes without
 * stopping writers. May be called again after any interruption.
 * @returns names of what was done
 */
export async function rollOut(
  connectionString: string,
  { tell, mostMs = MOST_MS }: RollOut,
): Promise<readonly string[]> {
  const options = `-c lock_timeout=${LOCK_TIMEOUT_MS} -c statement_timeout=0`;
  const pool = new pg.Pool({
    connectionString,
    options,
    max: 2,
    connectionTimeoutMillis: 10_000,
    application_name: "migrate",
  });
  pool.on("error", () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const patiently = insist(tell, mostMs);
  try {
    const done: string[] = [];
    for (;;) {
      const name = await patiently(() => migrateOnce(db));
      if (name === null) break;
      tell(`${name}: done`);
      done.push(name);
    }
    await patiently(() => noteFloor(db));
    for (const index of laterIndexes) if (await patiently(() => buildIndex(db, index))) done.push(index.name);
    return done;
  } finally {
    await db.destroy();
  }
}

/** @returns the migration that was done, null when none was left */
async function migrateOnce(db: Kysely<Schema>): Promise<string | null> {
  const { error, results } = await openMigrator(db).migrateUp();
  if (error !== undefined) throw error;
  return results?.[0]?.migrationName ?? null;
}

/**
 * Builds an index while others write, and anew when an earlier attempt broke off. Nobody waits for it, so it may wait for
 * the transactions that were there before.
 * @returns whether there was one to build
 */
const buildIndex = (db: Kysely<Schema>, { name, on }: LaterIndex): Promise<boolean> =>
  db.connection().execute(async (own) => {
    const { rows } = await sql<{ valid: boolean }>`
      select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`.execute(own);
    if (rows[0]?.valid === true) return false;
    await sql`set lock_timeout = 0`.execute(own);
    if (rows[0] !== undefined) await sql`drop index concurrently ${sql.ref(name)}`.execute(own);
    await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(on)}`.execute(own);
    await sql`set lock_timeout = ${sql.raw(String(LOCK_TIMEOUT_MS))}`.execute(own);
    return true;
  });

function insist(tell: RollOut["tell"], mostMs: number) {
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const until = Date.now() + mostMs;
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      try {
        return await work();
      } catch (error) {
        if (!isTemporary(error) || Date.now() > until) throw error;
        tell(
          `somebody uses what is to be changed (${error instanceof Error ? error.message : String(error)}); again in ${wait / 1000} s`,
        );
        await pause(wait);
      }
    }
  };
}
