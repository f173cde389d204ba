import type { AdminJobFilter } from "@audit/contract";
import { sql, type QueryCreator } from "kysely";
import type { Db, JobRow, JobTallyTable, Schema } from "../../platform/database/index.ts";
import type { PageCursor } from "../../platform/http/index.ts";

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
  readonly before: PageCursor | null;
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

/** Jobs of all accounts, newest first. Those that are wanted are found in an index first, and only they are read. */
export const listJobs = (db: Db, wish: JobWish): Promise<ListedJob[]> =>
  db
    .with(
      (cte) => cte("found").materialized(),
      (q) => findJobs(q, wish),
    )
    .selectFrom("found")
    .innerJoin("jobs", "jobs.id", "found.id")
    .innerJoin("users", "users.id", "jobs.user_id")
    .select(["jobs.id", "jobs.url", "jobs.status", "jobs.created_at", "jobs.completed_at", "jobs.progress"])
    .select(["jobs.pages_crawled", "jobs.action_count", "jobs.error", "jobs.quarantined"])
    .select("users.email as user_email")
    .select(microsOf("jobs.created_at").as("micros"))
    .orderBy("jobs.created_at", "desc")
    .orderBy("jobs.id", "desc")
    .execute();

const findJobs = (db: QueryCreator<Schema>, { limit, before, filter, search }: JobWish) =>
  db
    .selectFrom("jobs")
    .select("jobs.id")
    .where(filters[filter])
    .$if(search !== "" && UUID.test(search), (q) => q.where("jobs.id", "=", search))
    .$if(search !== "" && !UUID.test(search), (q) => q.where(holds(part(search))))
    .where(before === null ? sql<boolean>`true` : isOlder("jobs.created_at", "jobs.id", before))
    .orderBy("jobs.created_at", "desc")
    .orderBy("jobs.id", "desc")
    .limit(limit);

const holds = (words: string) => sql<boolean>`
  (jobs.domain like ${words} or jobs.user_id in (select id from users where email like ${words}))`;

/** Anything that holds the words, whatever signs they contain. */
export const part = (search: string): string => `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;

const microsOf = (column: string) => sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`;

const isOlder = (at: string, id: string, { micros, id: last }: PageCursor) => sql<boolean>`
  (${sql.ref(at)}, ${sql.ref(id)})
    < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${last}::uuid)`;

/** Kinds of jobs with how many there are; kinds without any may be missing. */
export const countJobs = (db: Db): Promise<{ kind: JobTallyTable["kind"]; count: number }[]> =>
  db
    .selectFrom("job_tally")
    .select("kind")
    .select((q) => q.fn.sum<number>("change").as("count"))
    .groupBy("kind")
    .execute();

/** Rows of the tally are read at each look at the list. */
const MOST_TALLIED = 500;

/** Adds the tally up where it has grown long. Two at once fold each row once: the later finds them gone. */
export async function foldJobTally(db: Db): Promise<void> {
  await sql`
    with gone as (
      delete from job_tally where (select count(*) from job_tally) > ${MOST_TALLIED} returning kind, change
    )
    insert into job_tally select kind, sum(change) from gone group by kind having sum(change) <> 0`.execute(db);
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
    .where(before === null ? sql<boolean>`true` : isOlder("at", "id", before))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
