import type { Db, Tx } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { releaseWindows } from "../access/index.ts";
import { deleteOwnJobs } from "./store.ts";

interface Services {
  readonly db: Db;
  readonly queue: Queue;
}

/** Deletes one own job; a running one ends, because its row and its place in line are gone. @throws Problem NOT_FOUND. */
export async function deleteJob(services: Services, userId: string, jobId: string): Promise<void> {
  const deleted = await deleteFrom(services, userId, jobId);
  if (deleted === 0) throw new Problem("NOT_FOUND");
}

/** @returns how many there were. */
export const deleteAllJobs = (services: Services, userId: string): Promise<number> =>
  deleteFrom(services, userId, null);

const deleteFrom = ({ db, queue }: Services, userId: string, only: string | null): Promise<number> =>
  db.transaction().execute((tx) => removeJobs(tx, queue, userId, only));

/** Deletes own jobs within a transaction; what they held and had not used is given back, but no free analysis that was begun. @returns how many there were. */
export async function removeJobs(tx: Tx, queue: Queue, userId: string, only: string | null = null): Promise<number> {
  const { waiting, begun } = await deleteOwnJobs(tx, userId, only);
  await releaseWindows(tx, waiting);
  await releaseWindows(tx, begun, { keepsFree: true });
  const ids = [...waiting, ...begun];
  await queue.remove(tx, ids);
  return ids.length;
}
