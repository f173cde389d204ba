import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getJob, submitUrl } from "@audit/contract";
import { startDressedShop } from "@audit/testkit";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openEmbedded } from "../../platform/database/embedded.ts";
import type { Db } from "../../platform/database/index.ts";
import { copyJob } from "../../testing/copy-job.ts";
import { createTestServer, waitFor, type TestServer } from "../../testing/index.ts";
import { fillDataFolder } from "../../testing/snapshot.ts";
import { deleteExpired } from "./index.ts";

/** In the suite few and small; RETENTION_AUDITS=1000 RETENTION_PAGES=500 is the promise whole. */
const AUDITS = Number(process.env["RETENTION_AUDITS"] ?? 5);
const PAGES = Number(process.env["RETENTION_PAGES"] ?? 20);
/** Saved pages say more than a shop that repeats itself. */
const SITE = process.env["RETENTION_SITE"];
/** 1,000 audits of 500 pages within 1 GB: so much for what each has, and so much for each of its pages. */
const MOST_BYTES = 150_000 + PAGES * 1_700;
/** What comes in a week is not there at once. */
const AT_ONCE = 50;
const TABLES = ["jobs", "analyses", "actions", "artifacts", "report_files", "crawl_batches"];
const PATIENCE_MS = 600_000;
const KEPT = { crawlDays: 7, analysisDays: null };

async function auditSite(server: TestServer, url: string): Promise<{ id: string; userId: string }> {
  const account = await server.mint();
  const { id } = (await account.call(submitUrl, { body: { url } })).data;
  const ended = async () => {
    const job = (await account.call(getJob, { params: { id } })).data;
    return /completed|failed/.test(job.status) && job;
  };
  const job = await waitFor("the audit", ended, PATIENCE_MS);
  expect(job).toMatchObject({ status: "completed", pages_crawled: PAGES });
  return { id, userId: account.userId };
}

/** All but one of the jobs ended before what a crawl reads is kept for. */
async function age(db: Db, fresh: string): Promise<void> {
  await sql`update jobs set completed_at = now() - interval '8 days' where id <> ${fresh}::uuid`.execute(db);
  await deleteExpired(db, KEPT);
}

/** Of what an audit leaves, without what is free for later rows. */
async function bytesOf(db: Db): Promise<number> {
  let sum = 0;
  for (const table of TABLES) {
    await sql`vacuum full ${sql.table(table)}`.execute(db);
    const { rows } = await sql<{ bytes: number }>`select pg_total_relation_size(${table}::regclass) as bytes`.execute(
      db,
    );
    sum += rows[0]!.bytes;
  }
  return sum;
}

test(
  `${AUDITS} audits of ${PAGES} pages leave after a week no more than their share of 1 GB a thousand`,
  { timeout: 3_600_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "seo-audit-retention-"));
    await fillDataFolder(folder);
    const shop = await startDressedShop(PAGES);
    const url = SITE ?? shop.url;
    const store = await openEmbedded(folder);
    const { db } = store;
    const server = await createTestServer({
      store,
      env: { CRAWL_ALLOW_HOSTS: new URL(url).host, CRAWL_MAX_PAGES: String(PAGES) },
    });
    try {
      const { id, userId } = await auditSite(server, url);
      const before = await bytesOf(db);
      for (let copies = 1; copies <= AUDITS; copies += 1) {
        if (copies % AT_ONCE === 0) await age(db, id);
        await copyJob(db, id, userId);
      }
      await age(db, id);
      const each = ((await bytesOf(db)) - before) / AUDITS;
      const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
      console.log(`retention: ${kilobytes(each)} an audit after a week, of ${kilobytes(MOST_BYTES)}`);
      expect(each).toBeLessThan(MOST_BYTES);
    } finally {
      await server.stop();
      await shop.close();
      rmSync(folder, { recursive: true });
    }
  },
);
