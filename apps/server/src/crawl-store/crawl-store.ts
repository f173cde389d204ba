import type { AuditStore } from "@audit/engine/process";
import { sql, type RawBuilder } from "kysely";
import { loadBytes } from "../artifacts/artifact-store.ts";
import type { Db } from "../platform/database/index.ts";
import type { Patience } from "../platform/faults/index.ts";

const RECORD = "crawl-record";

type Rows = RawBuilder<{ id: string }>;

interface Access {
  /** Runs one statement, which is given the job's row and refuses where it is in other hands; may run it twice. */
  readonly writeInOne: (statementOf: (held: Rows) => RawBuilder<unknown>) => Promise<void>;
  readonly patiently: Patience;
}

/** Keeps what the engine's crawl has read. */
export function crawlStore(db: Db, jobId: string, { writeInOne, patiently }: Access): AuditStore {
  const load = (name: string): Promise<Uint8Array | null> => patiently(() => loadBytes(db, jobId, name));
  return {
    saveBatch: (bytes, pages) => writeInOne((held) => insertBatch(held, jobId, bytes, pages)),
    loadBatches: () => readBatches(db, jobId, patiently),
    saveRecord: (record) => writeInOne((held) => upsertBytes(held, RECORD, record)),
    loadRecord: () => load(RECORD),
    saveEntry: (key, entry) => writeInOne((held) => upsertBytes(held, `look/${key}`, entry)),
    loadEntry: (key) => load(`look/${key}`),
  };
}

/** What an earlier crawl has read, for those who add nothing to it. */
export const readOnlyCrawlStore = (db: Db, jobId: string): AuditStore =>
  crawlStore(db, jobId, {
    writeInOne: () => Promise.reject(new Error("This store is only read.")),
    patiently: (read) => read(),
  });

/**
 * A batch whose answer was lost is sent again; no two batches of a crawl are alike, since each page is in one only. One that
 * is still being written then has the number that this one would get.
 */
const insertBatch = (held: Rows, jobId: string, bytes: Uint8Array, pages: number): RawBuilder<unknown> => sql`
  with given as materialized (select ${bytes}::bytea as bytes),
    held as (${held}),
    last as (
      select seq, bytes = (select bytes from given) as same from crawl_batches where job_id = ${jobId} order by seq desc limit 1
    ),
    kept as (
      insert into crawl_batches (job_id, seq, pages, bytes)
      select held.id, coalesce(last.seq, 0) + 1, ${pages}::int, given.bytes
      from given, held left join last on true
      where last.same is not true
      on conflict (job_id, seq) do nothing
    )
  select id from held`;

const upsertBytes = (held: Rows, name: string, bytes: Uint8Array): RawBuilder<unknown> => sql`
  with held as (${held}),
    kept as (
      insert into artifacts (job_id, name, bytes) select id, ${name}::text, ${bytes}::bytea from held
      on conflict (job_id, name) do update set bytes = excluded.bytes
    )
  select id from held`;

/** One batch in memory at a time. */
async function* readBatches(db: Db, jobId: string, patiently: Patience): AsyncGenerator<Uint8Array> {
  for (let seq = 0; ;) {
    const row = await patiently(() => readBatchAfter(db, jobId, seq));
    if (!row) return;
    seq = row.seq;
    yield row.bytes;
  }
}

const readBatchAfter = (db: Db, jobId: string, seq: number) =>
  db
    .selectFrom("crawl_batches")
    .select(["seq", "bytes"])
    .where("job_id", "=", jobId)
    .where("seq", ">", seq)
    .orderBy("seq")
    .limit(1)
    .executeTakeFirst();
