import { loadReport } from "../../artifacts/index.ts";
import type { Db, Tx } from "../../platform/database/index.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { insertRuns } from "./store.ts";

/** Each costs this machine some ten seconds of processor. */
const MOST_PAGES = 5;

/** Chooses the pages of a job that ends, one of each template. @returns puts them in line, as part of its last write. */
export async function prepareMeasuring(
  { db, queue }: { db: Db; queue: Queue },
  jobId: string,
): Promise<(tx: Tx) => Promise<void>> {
  const report = await loadReport(db, jobId);
  const urls = report ? (report.sample?.length ? report.sample : [report.site.home]).slice(0, MOST_PAGES) : [];
  return async (tx) => {
    if (urls.length > 0) await queue.addRuns(tx, await insertRuns(tx, jobId, urls));
  };
}
