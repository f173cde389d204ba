import { rareTexts } from "@audit/contract";
import type { Plan } from "@audit/engine/process";
import { loadPlan } from "../../artifacts/index.ts";
import type { Db, JobRow } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { allowances, readView, type AccessSettings } from "../access/index.ts";
import {
  countShownActions,
  draftActions,
  replaceActions,
  saveAnalysis,
  showActions,
  type Shown,
} from "../actions/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { holdJob, saveActionCount } from "./store.ts";

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Makes the actions of a finished own job again from its stored plan. A finding that is still there keeps its status,
 * dates and notes.
 * @throws Problem NOT_FOUND, CONFLICT while the job runs, ANALYSIS_TOO_OLD when its plan is gone, RATE_LIMITED.
 */
export async function regenerate(db: Db, access: AccessSettings, userId: string, jobId: string): Promise<Shown> {
  const job = await loadOwnJob(db, userId, jobId);
  const plan = await loadPlan(db, jobId);
  if (job.status !== "completed" && job.status !== "failed") {
    throw new Problem("CONFLICT", { text: "The analysis is still running. Its actions come with its end." });
  }
  if (job.status === "failed" || !plan) throw new Problem("ANALYSIS_TOO_OLD");
  const { regenerationsPerDay } = allowances[await readView(db, access, userId, job.domain)];
  const refusal = rareTexts.mostADay("The tasks of an analysis can be made again", regenerationsPerDay);
  await limitHits(db, `regenerate ${jobId}`, { hits: regenerationsPerDay, seconds: DAY_SECONDS }, refusal);
  await publish(db, job, plan);
  return showActions(db, access, job);
}

/**
 * Reads the actions of a job's folder; where they were never published, they are now.
 * @throws Problem NOT_FOUND for any folder but that of an own job.
 */
export async function parseFolder(
  db: Db,
  access: AccessSettings,
  userId: string,
  folderPath: string,
): Promise<Shown & { jobId: string }> {
  const [, jobId] = /^jobs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(folderPath) ?? [];
  if (jobId === undefined) throw new Problem("NOT_FOUND");
  const job = await loadOwnJob(db, userId, jobId);
  const plan = job.status === "completed" && job.action_count === 0 ? await loadPlan(db, jobId) : null;
  if (plan) await publish(db, job, plan);
  return { jobId, ...(await showActions(db, access, job)) };
}

const publish = (db: Db, job: JobRow, plan: Plan): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await holdJob(tx, job.id))) throw new Problem("NOT_FOUND");
    await replaceActions(tx, job.id, draftActions(job, plan.actions));
    const count = await countShownActions(tx, job.id);
    await saveAnalysis(tx, job, count);
    await saveActionCount(tx, job.id, count);
  });
