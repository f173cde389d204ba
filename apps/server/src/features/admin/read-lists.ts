import {
  type AdminJob,
  type AdminJobCounts,
  type AuditNote,
  type CallContent,
  type UserProgress,
  type listAllJobs,
  type listAuditLog,
  type listUserProgress,
} from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import { readCursor, writeCursor } from "../../platform/http/index.ts";
import { listProgress, type ProgressRow, type ProgressWish } from "./progress-store.ts";
import { countJobs, listAudit, listJobs, type JobWish, type ListedJob, type NotedAct } from "./store.ts";

interface Part {
  readonly limit: number;
  readonly before?: string | undefined;
}

/** One row more than asked for tells whether there are older ones. */
async function readPart<Row extends { readonly id: string; readonly micros: string }>(
  { limit, before }: Part,
  read: (wish: Pick<JobWish, "limit" | "before">) => Promise<Row[]>,
): Promise<{ rows: Row[]; next: string | null }> {
  const rows = await read({ limit: limit + 1, before: before === undefined ? null : readCursor(before) });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: last && rows.length > limit ? writeCursor(last) : null };
}

type JobQuery = Part & { readonly filter?: JobWish["filter"] | undefined; readonly search?: string | undefined };

/** @throws Problem INVALID_INPUT for a place that no answer has named */
export async function readJobs(
  db: Db,
  { filter = "all", search = "", ...part }: JobQuery,
): Promise<CallContent<typeof listAllJobs>> {
  const { rows, next } = await readPart(part, (wish) => listJobs(db, { ...wish, filter, search }));
  return { data: rows.map(presentJob), counts: await readCounts(db), next };
}

const presentJob = (job: ListedJob): AdminJob => {
  const { micros: _, created_at, completed_at, ...rest } = job;
  return { ...rest, created_at: created_at.toISOString(), completed_at: completed_at?.toISOString() ?? null };
};

async function readCounts(db: Db): Promise<AdminJobCounts> {
  const counts = { completed: 0, processing: 0, failed: 0, quarantined: 0 };
  for (const { kind, count } of await countJobs(db)) counts[kind] = count;
  return { ...counts, all: counts.completed + counts.processing + counts.failed };
}

type ProgressQuery = Omit<ProgressWish, "search"> & { readonly search?: string | undefined };

export async function readProgress(
  db: Db,
  { search = "", ...query }: ProgressQuery,
): Promise<CallContent<typeof listUserProgress>> {
  const { rows, totals } = await listProgress(db, { ...query, search });
  return { data: rows.map(presentProgress), totals };
}

const presentProgress = ({ last_activity, ...row }: ProgressRow): UserProgress => ({
  ...row,
  last_activity: last_activity.toISOString(),
});

/** @throws Problem INVALID_INPUT for a place that no answer has named */
export async function readAudit(db: Db, part: Part): Promise<CallContent<typeof listAuditLog>> {
  const { rows, next } = await readPart(part, (wish) => listAudit(db, wish));
  return { data: rows.map(presentNote), next };
}

const presentNote = (noted: NotedAct): AuditNote => {
  const { micros: _, at, ...note } = noted;
  return { ...note, at: at.toISOString() };
};
