import type { AdminJobFilter } from "@audit/contract";
import { sql } from "kysely";
import type { Db, JobRow } from "../../platform/database/index.ts";
import type { Place } from "../../platform/http/index.ts";

export type ListedJob = Pick<
  JobRow,
  | "id"
  | "url"
  | "status"
  | "created_at"
  | "completed_at"
  | "progress"
  | "pages_crawled"
  | "action_count"
  | "error"
  | "quarantined"
> & { readonly user_email: string; readonly micros: string };

export interface JobWish {
  readonly limit: number;
  readonly before: Place | null;
  readonly filter: AdminJobFilter;
  readonly search: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const filters: Record<AdminJobFilter, ReturnType<typeof sql<boolean>>> = {
  all: sql<boolean>`true`,
  completed: sql<boolean>`jobs.status = 'completed'`,
  failed: sql<boolean>`jobs.status = 'failed'`,
  processing: sql<boolean>`jobs.status not in ('completed', 'failed')`,
  quarantined: sql<boolean>`jobs.quarantined`,
};

/** Jobs of all accounts, newest first. */
export const listJobs = (db: Db, { limit, before, filter, search }: JobWish): Promise<ListedJob[]> =>
  db
    .selectFrom("jobs")
    .innerJoin("users", "users.id", "jobs.user_id")
    .select(["jobs.id", "jobs.url", "jobs.status", "jobs.created_at", "jobs.completed_at", "jobs.progress"])
    .select(["jobs.pages_crawled", "jobs.action_count", "jobs.error", "jobs.quarantined"])
    .select("users.email as user_email")
    .select(microsOf("jobs.created_at").as("micros"))
    .where(filters[filter])
    .$if(search !== "" && UUID.test(search), (q) => q.where("jobs.id", "=", search))
    .$if(search !== "" && !UUID.test(search), (q) =>
      q.where((on) => on.or([on("jobs.domain", "like", part(search)), on("users.email", "like", part(search))])),
    )
    .$if(before !== null, (q) => q.where(isOlder("jobs.created_at", "jobs.id", before!)))
    .orderBy("jobs.created_at", "desc")
    .orderBy("jobs.id", "desc")
    .limit(limit)
    .execute();

/** Anything that holds the words, whatever signs they contain. */
export const part = (search: string): string => `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;

const microsOf = (column: string) => sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;

const isOlder = (at: string, id: string, { micros, id: last }: Place) => sql<boolean>`
  (${sql.ref(at)}, ${sql.ref(id)})
    < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${last}::uuid)`;

export interface StatusCount {
  readonly status: string;
  readonly count: number;
}

export const countJobs = (db: Db): Promise<StatusCount[]> =>
  db
    .selectFrom("jobs")
    .select("status")
    .select((q) => q.fn.countAll<number>().as("count"))
    .groupBy("status")
    .execute();

export async function countQuarantined(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("jobs")
    .select((q) => q.fn.countAll<number>().as("count"))
    .where("quarantined", "=", true)
    .executeTakeFirstOrThrow();
  return count;
}

export interface NotedAct {
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly details: Record<string, unknown>;
  readonly micros: string;
}

export const listAudit = (db: Db, { limit, before }: Pick<JobWish, "limit" | "before">): Promise<NotedAct[]> =>
  db
    .selectFrom("audit_entries")
    .select(["id", "at", "actor", "action", "subject", "details"])
    .select(microsOf("at").as("micros"))
    .$if(before !== null, (q) => q.where(isOlder("at", "id", before!)))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
