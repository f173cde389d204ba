import type { ProfileCorrection } from "@audit/contract";
import type { Audit, AuditSources, FieldVitals, Plan, Report, SearchPerformance } from "@audit/engine/process";
import {
  addressesName,
  FIELD_VITALS,
  loadArtifact,
  loadRewording,
  PLAN,
  REPORT,
  saveArtifact,
  saveManyBytes,
  SEARCH_PERFORMANCE,
  withRewording,
} from "../../artifacts/index.ts";
import { type OpenAudit, requestOf } from "../../audit-request/index.ts";
import type { CrawlSettings } from "../../config/config.ts";
import { readOnlyCrawlStore } from "../../crawl-store/index.ts";
import type { Db, JobRow, Tx } from "../../platform/database/index.ts";
import { auditLog, type Log } from "../../platform/log.ts";
import { countShownActions, draftActions, listFingerprints, replaceActions, saveAnalysis } from "../actions/index.ts";
import { replaceFiles } from "../files/index.ts";
import { carryOver } from "../history/index.ts";
import { findCorrection, holdCorrection, isSame } from "../site-corrections/index.ts";
import { endRejudging, saveOutcome, type ClaimedRejudging } from "./rejudging-store.ts";

export interface Rejudging {
  readonly db: Db;
  readonly log: Log;
  readonly crawl: CrawlSettings;
  readonly openAudit: OpenAudit;
}

type Judged = Awaited<ReturnType<Audit["judge"]>>;

/** All that is made of a site again. */
interface Remade {
  readonly judged: Judged;
  readonly plan: Plan;
  readonly report: Report;
  readonly addresses: ReadonlyMap<string, Uint8Array>;
}

/**
 * Judges what a job has read of its site by what its owner says now, and puts the outcome in place of the old one in one
 * step: until then, and when anything fails, the old one stands. What is said meanwhile is judged by before it ends.
 * @throws AuditFailed when what was read is no longer at hand.
 */
export async function rejudge(services: Rejudging, claimed: ClaimedRejudging, signal: AbortSignal): Promise<void> {
  const { db, log } = services;
  const { job } = claimed;
  for (let isDone = false; !isDone;) {
    const correction = await findCorrection(db, job);
    const remade = await judgeStored(services, job, correction, signal);
    signal.throwIfAborted();
    isDone = await put(db, claimed, { remade, correction });
  }
  log.info({ jobId: job.id }, "a plan was made again");
}

async function judgeStored(
  { db, log, crawl, openAudit }: Rejudging,
  job: JobRow,
  correction: ProfileCorrection | null,
  signal: AbortSignal,
): Promise<Remade> {
  const request = { ...requestOf(job, crawl, { own: null, correction }), onlyStored: true };
  const store = readOnlyCrawlStore(db, job.id);
  const audit = openAudit(request, store, {
    signal,
    log: auditLog(log, { jobId: job.id }),
    sources: storedSources(db, job.id),
  });
  try {
    const judged = await audit.judge();
    const plan = await audit.plan();
    const report = await audit.report();
    const addresses = new Map<string, Uint8Array>();
    for (const { rule } of report.findings)
      for (const [page, bytes] of (await audit.addresses(rule)).entries())
        addresses.set(addressesName(rule, page), bytes);
    return { judged, plan, report, addresses };
  } finally {
    await audit.close();
  }
}

/** What visitors and searchers did is judged as it was known then. */
const storedSources = (db: Db, jobId: string): AuditSources => ({
  fieldVitals: async () =>
    ((await loadArtifact(db, jobId, FIELD_VITALS)) as FieldVitals | null) ?? {
      state: "not-connected",
      origin: null,
      pages: [],
    },
  searchPerformance: async () =>
    ((await loadArtifact(db, jobId, SEARCH_PERFORMANCE)) as SearchPerformance | null) ?? { state: "not-connected" },
});

interface Outcome {
  readonly remade: Remade;
  /** What it was judged by. */
  readonly correction: ProfileCorrection | null;
}

/** @returns false when the owner has said something else meanwhile: nothing is written then */
async function put(db: Db, claimed: ClaimedRejudging, { remade, correction }: Outcome): Promise<boolean> {
  const { job } = claimed;
  const worded = await withRewording(db, job.id, remade.plan, await loadRewording(db, job.id));
  return db.transaction().execute(async (tx) => {
    if (!isSame(await holdCorrection(tx, job), correction)) return false;
    // Somebody else's by now, or deleted: what was made here is void.
    if (!(await endRejudging(tx, claimed, null))) return true;
    await saveArtifact(tx, job.id, REPORT, remade.report);
    await saveArtifact(tx, job.id, PLAN, remade.plan);
    await saveManyBytes(tx, job.id, remade.addresses);
    await replaceFiles(tx, job.id, worded.report);
    await publish(tx, job, worded);
    const actions = await countShownActions(tx, job.id);
    await saveAnalysis(tx, job, actions);
    await saveOutcome(tx, job.id, remade.judged, { actions, summary: worded.executiveSummary });
    return true;
  });
}

/** A task that is in the plan for the first time takes over what its owner did about it in an earlier run. */
async function publish(tx: Tx, job: JobRow, plan: Plan): Promise<void> {
  const known = new Set(await listFingerprints(tx, job.id));
  const drafts = draftActions(job, plan.actions);
  await replaceActions(tx, job.id, drafts);
  const fresh = plan.actions.filter(({ fingerprint }) => !known.has(fingerprint));
  await carryOver(tx, job, new Map(fresh.map(({ fingerprint, affected }) => [fingerprint, affected.count])));
}
