import type { AuditStore } from "@audit/engine/process";
import { sql } from "kysely";
import { loadBytes, saveBytes } from "../artifacts/artifact-store.ts";
import type { Db, Tx } from "../platform/database/index.ts";
import type { Patience } from "../platform/faults/index.ts";

const RECORD = "crawl-record";

interface Access {
  /** Refuses when the job is in other hands; may do its change twice. */
  readonly write: (change: (tx: Tx) => Promise<void>) => Promise<void>;
  readonly patiently: Patience;
}

/** Keeps what the engine's crawl has read. */
export function crawlStore(db: Db, jobId: string, { write, patiently }: Access): AuditStore {
  const load = (name: string): Promise<Uint8Array | null> => patiently(() => loadBytes(db, jobId, name));
  return {
    saveBatch: (bytes, pages) => write((tx) => insertBatch(tx, jobId, bytes, pages)),
    loadBatches: () => readBatches(db, jobId, patiently),
    saveRecord: (record) => write((tx) => saveBytes(tx, jobId, RECORD, record)),
    loadRecord: () => load(RECORD),
    saveEntry: (key, entry) => write((tx) => saveBytes(tx, jobId, `look/${key}`, entry)),
    loadEntry: (key) => load(`look/${key}`),
  };
}

/** What an earlier crawl has read, for those who add nothing to it. */
export const readOnlyCrawlStore = (db: Db, jobId: string): AuditStore =>
  crawlStore(db, jobId, {
    write: () => Promise.reject(new Error("This store is only read.")),
    patiently: (read) => read(),
  });

/** A batch whose answer was lost is sent again; no two batches of a crawl are alike, since each page is in one only. */
async function insertBatch(tx: Tx, jobId: string, bytes: Uint8Array, pages: number): Promise<void> {
  const last = await tx
    .selectFrom("crawl_batches")
    .select("seq")
    .select(sql<boolean>`bytes = ${bytes}`.as("same"))
    .where("job_id", "=", jobId)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last?.same === true) return;
  await tx
    .insertInto("crawl_batches")
    .values({ job_id: jobId, seq: (last?.seq ?? 0) + 1, pages, bytes })
    .execute();
}

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
