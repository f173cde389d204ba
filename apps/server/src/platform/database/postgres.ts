import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Log } from "../log.ts";
import { fitTables, type OpenOptions } from "./fit-tables.ts";
import { openPostgresListener } from "./postgres-listener.ts";
import type { Schema } from "./schema.ts";
import { withStorableParameters } from "./storable-parameters.ts";
import { withoutDeaf } from "./without-deaf.ts";
import type { Store } from "./store.ts";

const INT8 = 20;
/** As the embedded database: 64-bit integers are numbers here; none of ours comes near 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === INT8 ? Number : (pg.types.getTypeParser(oid, format as "text") as (value: string) => unknown),
};

/** A slow database must not hang the product: every wait has an end, also for a network that swallows. Milliseconds. */
const WAITS = {
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  connectionTimeoutMillis: 2_000,
  query_timeout: 15_000,
};

/** Opens a PostgreSQL database (15 or newer). Retries nothing: a wrong address should be said at once. */
export async function openPostgres(connectionString: string, log: Log, options: OpenOptions = {}): Promise<Store> {
  await makeTables(connectionString, options);
  const pool = new pg.Pool({
    connectionString,
    ...WAITS,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    max: 10,
    types,
    application_name: "seo-audit",
  });
  // A connection may end while it is idle, or between two statements of a transaction; unheard, either ends the process.
  const heard = (error: Error): void => log.warn({ err: error }, "a database connection ended");
  pool.on("error", heard);
  pool.on("connect", (client) => client.on("error", heard));
  const db = new Kysely<Schema>({ dialect: withStorableParameters(new PostgresDialect({ pool: withoutDeaf(pool) })) });
  const { listener, close } = await openPostgresListener(connectionString, log);
  return {
    kind: "postgres",
    db,
    listener,
    queueDb: {
      executeSql: (text, values) => pool.query(text, values as unknown[] | undefined),
      listen: async (channel, heard, recovered) => {
        const stop = await listener.listen(channel, heard, recovered);
        recovered();
        return { close: stop };
      },
    },
    poolUse: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await close();
      await db.destroy();
    },
  };
}

/** Why a connection failed, without the address, which may hold a password. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : "unknown reason";
}

/** Making all tables takes longer than a request may, and several processes may start at once. */
async function makeTables(connectionString: string, { tables, upTo }: OpenOptions): Promise<void> {
  const gate = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await gate.connect().catch((error: unknown) => {
    throw new Error(`The database at DATABASE_URL can't be used: ${reasonOf(error)}.`, { cause: error });
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 2 }) }) });
  try {
    await gate.query("select pg_advisory_lock(hashtext('seo-audit migrations'))");
    await fitTables({ kind: "postgres", db }, { tables, upTo });
  } finally {
    await db.destroy();
    await gate.end();
  }
}
