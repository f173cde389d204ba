import { groupOf, isTerminal, type CallReply, type JobCounts, type listJobs } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import { readCursor, writeCursor } from "../../platform/http/index.ts";
import { presentListedJob } from "./present.ts";
import { countByStatus, listOwnJobs } from "./store.ts";

type JobList = CallReply<typeof listJobs>["data"];

/**
 * One part of the own jobs, newest first; the first part also counts all of them when it can't hold them.
 * @throws Problem INVALID_INPUT for a place that no answer has named
 */
export async function readList(
  db: Db,
  userId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<JobList> {
  const rows = await listOwnJobs(db, userId, {
    limit: limit + 1,
    before: before === undefined ? null : readCursor(before),
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const { active = [], completed = [] } = Object.groupBy(shown.map(presentListedJob), ({ status }) =>
    isTerminal(status) ? "completed" : "active",
  );
  return {
    active,
    completed,
    next: last === undefined ? null : writeCursor({ micros: last.created_micros, id: last.id }),
    counts: last === undefined || before !== undefined ? null : await countAll(db, userId),
  };
}

async function countAll(db: Db, userId: string): Promise<JobCounts> {
  const counts = { all: 0, completed: 0, processing: 0, failed: 0 };
  for (const { status, count } of await countByStatus(db, userId)) {
    counts.all += count;
    counts[groupOf(status)] += count;
  }
  return counts;
}
