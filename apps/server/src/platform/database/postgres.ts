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
export async function openPostgres(
  connectionString: string,
  log: Log,
  options: OpenOptions & { readonly connections?: number | undefined } = {},
): Promise<Store> {
  const { connections = 10 } = options;
  await makeTables(connectionString, { ...options, connections });
  const pool = new pg.Pool({
    connectionString,
    ...WAITS,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    max: connections,
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
    behind: db,
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

/** The connection of `postgres-listener.ts`. */
const LISTENING = 1;
const POOLER =
  "That is how PgBouncer answers: give DATABASE_URL the address of PostgreSQL itself, since each process keeps a small pool of its own and listens on a connection that no pooler may hand on";

/** @throws Error when this process may open more connections than the database has left. */
async function requireConnections(client: pg.Client, needed: number): Promise<void> {
  const { rows } = await client.query<{ most: number; open: number }>(`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*)::int from pg_stat_activity where datid is not null and pid <> pg_backend_pid()) as open`);
  const { most = 0, open = 0 } = rows[0] ?? {};
  if (most - open >= needed) return;
  throw new Error(
    `This process may open ${needed} connections, and the database has ${most - open} of ${most} left: raise its max_connections, or set DATABASE_CONNECTIONS lower.`,
  );
}

/** Making all tables takes longer than a request may, and several processes may start at once. */
async function makeTables(
  connectionString: string,
  { tables, upTo, connections }: OpenOptions & { readonly connections: number },
): Promise<void> {
  const gate = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, statement_timeout: 600_000 });
  await gate.connect().catch((error: unknown) => {
    const pooler = /unsupported startup parameter/.test(reasonOf(error)) ? `. ${POOLER}` : "";
    throw new Error(`The database at DATABASE_URL can't be used: ${reasonOf(error)}${pooler}.`, { cause: error });
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 2 }) }) });
  try {
    await requireConnections(gate, connections + LISTENING);
    await gate.query("select pg_advisory_lock(hashtext('seo-audit migrations'))");
    await fitTables({ kind: "postgres", db }, { tables, upTo });
  } finally {
    await db.destroy();
    await gate.end();
  }
}
