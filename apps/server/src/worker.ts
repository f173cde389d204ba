import type { FaultCause } from "@audit/contract";
import { workOnCheck } from "./features/checks/index.ts";
import { findLighthouse, LIGHTHOUSE_FOLDER, prepareMeasuring, workOnRun } from "./features/lighthouse/index.ts";
import { workOnRejudging } from "./features/site-profile/index.ts";
import { workOnJob } from "./pipeline/index.ts";
import type { Log } from "./platform/log.ts";
import type { Services } from "./services.ts";

/** A check reads few pages, and is soon done. */
const MOST_CHECKS = 4;

/** A worker takes jobs, checks of finished tasks, lab measurements and rejudgings from their lines. The queue ends itself. */
export async function workOffQueue(services: Services): Promise<null> {
  const { config, store, log, queue, jobsInHand, metrics, faultCounts, traces } = services;
  if (config.role === "web") return null;
  const { crawl, dnsServers, workers } = config;
  const onFault = (cause: FaultCause): void => {
    metrics.failures.inc({ cause });
    faultCounts.note(cause);
  };
  const work = { ...services, db: store.behind, crawl, dnsServers, observing: { metrics, traces }, onFault };
  const folder = config.lighthouse ? LIGHTHOUSE_FOLDER : null;
  const prepareEnd = (jobId: string) => prepareMeasuring({ db: store.db, queue }, jobId);
  const workOnJobs = { ...work, ...(folder === null ? {} : { prepareEnd }) };
  await queue.work(workers, (jobId, claim) => jobsInHand.during(workOnJob(workOnJobs, jobId, claim)));
  await queue.workOnChecks(Math.min(workers, MOST_CHECKS), (checkId, claim) => workOnCheck(work, checkId, claim));
  await queue.workOnRuns((runId, claim) => workOnRun({ ...work, folder }, runId, claim));
  await queue.workOnRejudgings((id, claim) => workOnRejudging(work, id, claim));
  if (folder !== null) await warnWithoutLighthouse(folder, log);
  return null;
}

/** Nothing else depends on it, so the program goes on without. */
async function warnWithoutLighthouse(folder: string, log: Log): Promise<void> {
  const found = await findLighthouse(folder);
  if ("missing" in found) log.warn({ reason: found.missing }, "LIGHTHOUSE is on, but no page can be measured");
}
