import type { Db } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { findOwnJob, type OwnJob } from "./store.ts";

/** One own job. @throws Problem NOT_FOUND, for a stranger's as for none. */
export async function loadOwnJob(db: Db, userId: string, jobId: string): Promise<OwnJob> {
  const job = await findOwnJob(db, userId, jobId);
  if (!job) throw new Problem("NOT_FOUND");
  return job;
}
