import { rareTexts, type ProfileCorrection, type ProfileState } from "@audit/contract";
import { loadReport } from "../../artifacts/index.ts";
import type { Db, JobRow } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { findCorrection, holdCorrection, isSame, saveCorrection } from "../site-corrections/index.ts";
import { findNewestJob, findRejudging, insertRejudging } from "./rejudging-store.ts";

/** Judging a site again costs as much work as judging it first. */
const PER_DAY = { hits: 60, seconds: 24 * 60 * 60 };

/** What a finished own job took its site for. @throws Problem NOT_FOUND, REPORT_NOT_READY, REPORT_MISSING. */
export async function readProfile(db: Db, userId: string, jobId: string): Promise<ProfileState> {
  return stateOf(db, await loadFinished(db, userId, jobId));
}

/**
 * Keeps what the owner says of a domain, and puts this job and the newest of the domain in line to be judged again by
 * it. Said again, it changes nothing, unless judging failed.
 * @throws Problem as `readProfile`; RATE_LIMITED.
 */
export async function correctProfile(
  { db, queue }: { readonly db: Db; readonly queue: Queue },
  userId: string,
  jobId: string,
  said: ProfileCorrection,
): Promise<ProfileState> {
  const job = await loadFinished(db, userId, jobId);
  const correction = Object.values(said).every((part) => part === null) ? null : said;
  const last = await findRejudging(db, jobId);
  const isDone = last === null || (last.state === "done" && last.reason === null);
  if (isDone && isSame(await findCorrection(db, job), correction)) return stateOf(db, job);
  await limitHits(db, `site-profile ${userId} ${job.domain}`, PER_DAY);
  await db.transaction().execute(async (tx) => {
    await holdCorrection(tx, job);
    await saveCorrection(tx, job, correction);
    const newest = await findNewestJob(tx, job);
    for (const one of newest === null || newest.id === job.id ? [job] : [job, newest]) {
      const id = await insertRejudging(tx, one);
      if (id !== null) await queue.addRejudging(tx, id);
    }
  });
  return stateOf(db, job);
}

async function loadFinished(db: Db, userId: string, jobId: string): Promise<JobRow> {
  const job = await loadOwnJob(db, userId, jobId);
  if (job.status === "failed") throw new Problem("REPORT_MISSING", { text: rareTexts.reportOfFailed });
  if (job.status !== "completed") throw new Problem("REPORT_NOT_READY");
  return job;
}

async function stateOf(db: Db, job: JobRow): Promise<ProfileState> {
  // In this order: what is said to be done must be seen in the report.
  const rejudging = await findRejudging(db, job.id);
  const report = await loadReport(db, job.id);
  if (!report) throw new Problem("REPORT_MISSING");
  // Reports of earlier versions have none.
  const business = report.business as typeof report.business | undefined;
  return {
    domain: job.domain,
    profile: business ? writable(business.profile) : null,
    asRead: business ? writable(business.asRead) : null,
    correction: await findCorrection(db, job),
    remaking: {
      state: rejudging?.state === "waiting" ? "waiting" : rejudging?.reason ? "failed" : "none",
      reason: rejudging?.reason ?? null,
    },
  };
}

type StoredProfile = NonNullable<Awaited<ReturnType<typeof loadReport>>>["business"]["profile"];

const writable = (profile: StoredProfile): NonNullable<ProfileState["profile"]> => ({
  ...profile,
  currencies: [...profile.currencies],
  languages: [...profile.languages],
  because: [...profile.because],
});
