import { rareTexts, type Verification } from "@audit/contract";
import { AuditFailed, type CheckOutcome } from "@audit/engine/process";
import { type OpenAudit, requestOf } from "../../audit-request/index.ts";
import type { CrawlSettings } from "../../config/config.ts";
import { readOnlyCrawlStore } from "../../crawl-store/index.ts";
import { holdSiteLease, SiteBusy } from "../../site-lease/index.ts";
import type { ActionRow, Db } from "../../platform/database/index.ts";
import { createPatience, passingCauseOf } from "../../platform/faults/index.ts";
import { auditLog, type Log } from "../../platform/log.ts";
import { crawlQuotaOf } from "../crawl-quota/index.ts";
import { findCorrection } from "../site-corrections/index.ts";
import { provedDomainOf } from "../sites/index.ts";
import { claimCheck, finishCheck, giveCheckBack, saveVerification, type ClaimedCheck } from "./store.ts";

const MOST_ATTEMPTS = 3;
/** The engine stops reading after two minutes; a site that hangs it longer is unknown. */
const MOST_MS = 4 * 60_000;

interface Services {
  readonly db: Db;
  readonly log: Log;
  readonly crawl: CrawlSettings;
  readonly dnsServers: readonly string[];
  readonly openAudit: OpenAudit;
  readonly shutdown: AbortSignal;
}

/**
 * Looks at the live site for one finished task and writes what it showed to the task.
 * @throws Error when the check should be taken up again: after a shutdown, or a fault with attempts left.
 */
export async function workOnCheck(services: Services, checkId: string, claim: AbortSignal): Promise<void> {
  const { db, log, shutdown } = services;
  const check = await claimCheck(db, checkId);
  if (!check) return;
  if (check.attempts > MOST_ATTEMPTS)
    return finishCheck(db, check, unknown(check.action, "The check ended our worker three times."));
  try {
    await finishCheck(db, check, verificationOf(check.action, await look(services, check, claim)));
  } catch (error) {
    if (error instanceof SiteBusy) await sayWaiting(db, check);
    // A fault of our store or disk is no try: the line asks again each second.
    if (shutdown.aborted || error instanceof SiteBusy || passingCauseOf(error) !== null) {
      const insistently = createPatience({ signal: AbortSignal.any([claim, shutdown]) });
      await insistently(() => giveCheckBack(db, check));
      throw error;
    }
    if (error instanceof AuditFailed) return finishCheck(db, check, unknown(check.action, error.message));
    log.error({ err: error, checkId, attempts: check.attempts }, "a check of a task failed");
    if (check.attempts < MOST_ATTEMPTS && !claim.aborted) throw error;
    await finishCheck(db, check, unknown(check.action, "The check could not be finished."));
  }
}

/** Reads the site when nobody else does, unless its operator set it free of pauses. @throws SiteBusy */
async function look(services: Services, check: ClaimedCheck, claim: AbortSignal): Promise<CheckOutcome> {
  const { db, log, crawl } = services;
  if (crawl.rate === 0) return read(services, check, claim);
  const lost = new AbortController();
  const wanted = {
    db,
    log,
    site: check.job.domain,
    holder: check.id,
    onLost: (reason: SiteBusy) => lost.abort(reason),
  };
  try {
    return await holdSiteLease(wanted, () => read(services, check, AbortSignal.any([claim, lost.signal])));
  } catch (error) {
    throw lost.signal.aborted ? lost.signal.reason : error;
  }
}

/** Said once, however often the site is still taken. */
async function sayWaiting(db: Db, { action, job }: ClaimedCheck): Promise<void> {
  const before = action.verification ?? unknown(action, null);
  const reason = rareTexts.siteBusy(job.domain);
  if (before.state === "waiting" && before.reason === reason) return;
  await saveVerification(db, action.id, { ...before, state: "waiting", reason });
}

async function read(services: Services, { id, action, job }: ClaimedCheck, stop: AbortSignal): Promise<CheckOutcome> {
  const { db, crawl, openAudit, shutdown } = services;
  const running = action.verification ?? unknown(action, null);
  await saveVerification(db, action.id, { ...running, state: "running", reason: null });
  const signal = AbortSignal.any([stop, shutdown, AbortSignal.timeout(MOST_MS)]);
  const own = await provedDomainOf(services, job.user_id, new URL(job.url).host);
  const correction = await findCorrection(db, job);
  const quota = crawlQuotaOf(db, crawl, job.domain);
  const store = readOnlyCrawlStore(db, job.id);
  const audit = openAudit(requestOf(job, crawl, { own, correction }), store, {
    signal,
    log: auditLog(services.log, { jobId: job.id, checkId: id }),
    ...(quota ? { quota } : {}),
  });
  try {
    return await audit.check({
      rule: action.rule,
      urls: action.affected.urls,
      beside: addressesIn(action.implementation ?? "").slice(0, MOST_BESIDE),
      files: addressesIn(JSON.stringify(action.evidence) + (action.implementation ?? "")).slice(0, MOST_FILES),
    });
  } finally {
    await audit.close();
  }
}

const MOST_BESIDE = 60;
const MOST_FILES = 200;

/** What the code, or the evidence, names as its places. */
const addressesIn = (text: string): string[] => [...new Set(text.match(/https?:\/\/[^\s"'<>,\\]+/g) ?? [])];

/** What the owner is told: a fault that was seen to be gone once and stands there again has come back. */
function verificationOf({ verification, affected }: ActionRow, outcome: CheckOutcome): Verification {
  const at = new Date().toISOString();
  const before = verification?.verifiedAt ?? null;
  const states = { gone: "verified", there: before === null ? "open" : "regressed", unknown: "unknown" } as const;
  return {
    state: states[outcome.state],
    at,
    verifiedAt: outcome.state === "gone" ? at : before,
    checked: outcome.checked,
    outOf: affected.count,
    reason: outcome.reason,
    seen: outcome.seen.map(seenOf),
  };
}

type Seen = Verification["seen"][number];

const seenOf = ({ url, status, evidence }: CheckOutcome["seen"][number]): Seen => ({
  url,
  status,
  at: evidence?.at ?? null,
  // Evidence is JSON, only read-only.
  saw: (evidence?.saw ?? null) as Seen["saw"],
  expected: (evidence?.expected ?? null) as Seen["expected"],
});

const unknown = ({ verification, affected }: ActionRow, reason: string | null): Verification => ({
  state: "unknown",
  at: new Date().toISOString(),
  verifiedAt: verification?.verifiedAt ?? null,
  checked: 0,
  outOf: affected.count,
  reason,
  seen: [],
});
