import type { AuditStore } from "@audit/engine/process";
import { sql } from "kysely";
import { loadBytes, saveBytes } from "../artifacts/artifact-store.ts";
import type { Db, Tx } from "../platform/database/index.ts";

const RECORD = "crawl-record";

/** Keeps what the engine's crawl has read; `write` refuses when the job is in other hands. */
export function crawlStore(
  db: Db,
  jobId: string,
  write: (change: (tx: Tx) => Promise<void>) => Promise<void>,
): AuditStore {
  return {
    saveBatch: (bytes, pages) => write((tx) => insertBatch(tx, jobId, bytes, pages)),
    loadBatches: () => readBatches(db, jobId),
    saveRecord: (record) => write((tx) => saveBytes(tx, jobId, RECORD, record)),
    loadRecord: () => loadBytes(db, jobId, RECORD),
    saveEntry: (key, entry) => write((tx) => saveBytes(tx, jobId, `look/${key}`, entry)),
    loadEntry: (key) => loadBytes(db, jobId, `look/${key}`),
  };
}

/** What an earlier crawl has read, for those who add nothing to it. */
export function readOnlyCrawlStore(db: Db, jobId: string): AuditStore {
  return crawlStore(db, jobId, () => Promise.reject(new Error("This store is only read.")));
}

async function insertBatch(tx: Tx, jobId: string, bytes: Uint8Array, pages: number): Promise<void> {
  const seq = sql<number>`(select coalesce(max(seq), 0) + 1 from crawl_batches where job_id = ${jobId})`;
  await tx.insertInto("crawl_batches").values({ job_id: jobId, seq, pages, bytes }).execute();
}

/** One batch in memory at a time. */
async function* readBatches(db: Db, jobId: string): AsyncGenerator<Uint8Array> {
  for (let seq = 0; ;) {
    const row = await db
      .selectFrom("crawl_batches")
      .select(["seq", "bytes"])
      .where("job_id", "=", jobId)
      .where("seq", ">", seq)
      .orderBy("seq")
      .limit(1)
      .executeTakeFirst();
    if (!row) return;
    seq = row.seq;
    yield row.bytes;
  }
}
