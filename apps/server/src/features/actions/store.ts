import type { ActionPage, ActionStatus, TaskEdit } from "@audit/contract";
import { sql } from "kysely";
import type { ActionRow, AnalysisRow, Db, NewAction, Tx } from "../../platform/database/index.ts";

/** The list of the new plan; what was done to its pages stays, and so do those that an audit no longer found. */
const mergedPages = sql`(
  select coalesce(jsonb_agg(coalesce(
    (select old from jsonb_array_elements(actions.pages) as kept(old)
      where old ->> 'url' = page ->> 'url' and old ->> 'audit' is distinct from 'gone' limit 1), page) order by place), '[]')
  from jsonb_array_elements(excluded.pages) with ordinality as listed(page, place)
) || (
  select coalesce(jsonb_agg(old order by place), '[]')
  from jsonb_array_elements(actions.pages) with ordinality as kept(old, place)
  where old ->> 'audit' = 'gone' and not excluded.pages @> jsonb_build_array(jsonb_build_object('url', old ->> 'url')))`;

/**
 * Puts a plan in place of an earlier one of the same job. A finding that is still there keeps its id, status, dates
 * and notes; one that is gone is hidden, not deleted; a new one starts as todo.
 */
export async function replaceActions(tx: Tx, jobId: string, plan: readonly NewAction[]): Promise<void> {
  await tx
    .updateTable("actions")
    .set({ hidden: true })
    .where("job_id", "=", jobId)
    .where("hidden", "=", false)
    .$if(plan.length > 0, (q) =>
      q.where(
        "fingerprint",
        "not in",
        plan.map(({ fingerprint }) => fingerprint),
      ),
    )
    .execute();
  if (plan.length === 0) return;
  await tx
    .insertInto("actions")
    .values(plan)
    .onConflict((conflict) =>
      conflict.columns(["job_id", "fingerprint"]).doUpdateSet((q) => ({
        rank: q.ref("excluded.rank"),
        hidden: false,
        title: q.ref("excluded.title"),
        type: q.ref("excluded.type"),
        impact: q.ref("excluded.impact"),
        category: q.ref("excluded.category"),
        difficulty: q.ref("excluded.difficulty"),
        time_estimate: q.ref("excluded.time_estimate"),
        time_to_result: q.ref("excluded.time_to_result"),
        business_value: q.ref("excluded.business_value"),
        problem: q.ref("excluded.problem"),
        solution: q.ref("excluded.solution"),
        implementation: q.ref("excluded.implementation"),
        patches: q.ref("excluded.patches"),
        tags: q.ref("excluded.tags"),
        rule: q.ref("excluded.rule"),
        template: q.ref("excluded.template"),
        affected: q.ref("excluded.affected"),
        evidence: q.ref("excluded.evidence"),
        fix_check: q.ref("excluded.fix_check"),
        check_command: q.ref("excluded.check_command"),
        done_by: q.ref("excluded.done_by"),
        pages: sql<string>`${mergedPages}`,
        heals: q.ref("excluded.heals"),
        priority: q.ref("excluded.priority"),
        ranking: q.ref("excluded.ranking"),
        search: q.ref("excluded.search"),
      })),
    )
    .execute();
}

export const listShownActions = (db: Db, jobId: string): Promise<ActionRow[]> =>
  db
    .selectFrom("actions")
    .selectAll()
    .where("job_id", "=", jobId)
    .where("hidden", "=", false)
    .orderBy("rank")
    .execute();

const HEAD = ["id", "title", "status", "rule", "impact", "priority"] as const;

/** What says which tasks there are, without their texts, which are most of a row. */
export type ActionHead = Pick<ActionRow, (typeof HEAD)[number]>;

export const listShownHeads = (db: Db, jobId: string): Promise<ActionHead[]> =>
  db
    .selectFrom("actions")
    .select(HEAD)
    .where("job_id", "=", jobId)
    .where("hidden", "=", false)
    .orderBy("rank")
    .execute();

const WORK = ["status", "started_at", "completed_at", "notes", "assignee", "due_on", "not_relevant"] as const;

/** Actions of a job that its owner has begun, finished, planned or written about, whether or not they are in the plan still. */
export const listWorkedActions = (db: Db, jobId: string): Promise<WorkedAction[]> =>
  db
    .selectFrom("actions")
    .select(["id", ...WORK])
    .where("job_id", "=", jobId)
    .where((q) =>
      q.or([
        q("status", "<>", "todo"),
        ...(["notes", "assignee", "due_on", "not_relevant"] as const).map((said) => q(said, "is not", null)),
      ]),
    )
    .orderBy("rank")
    .execute();

type WorkedAction = Pick<ActionRow, "id" | (typeof WORK)[number]>;

/** Of all tasks that a job has ever shown. */
export async function listFingerprints(db: Db, jobId: string): Promise<string[]> {
  const rows = await db.selectFrom("actions").select("fingerprint").where("job_id", "=", jobId).execute();
  return rows.map(({ fingerprint }) => fingerprint);
}

export async function countShownActions(db: Db, jobId: string): Promise<number> {
  const { count } = await db
    .selectFrom("actions")
    .select((q) => q.fn.countAll<number>().as("count"))
    .where("job_id", "=", jobId)
    .where("hidden", "=", false)
    .executeTakeFirstOrThrow();
  return count;
}

/** Where own actions belong; one that is not own is left out. */
export const listOwnActionPlaces = (
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; job_id: string; domain: string }[]> =>
  db
    .selectFrom("actions")
    .innerJoin("jobs", "jobs.id", "actions.job_id")
    .select(["actions.id", "actions.job_id", "jobs.domain"])
    .where("actions.id", "in", ids)
    .where("actions.user_id", "=", userId)
    .execute();

export async function findOwnAction(db: Db, userId: string, actionId: string): Promise<ActionRow | null> {
  const row = await db
    .selectFrom("actions")
    .selectAll()
    .where("id", "=", actionId)
    .where("user_id", "=", userId)
    .where("hidden", "=", false)
    .executeTakeFirst();
  return row ?? null;
}

/** Moves an own action. Repeating a move changes nothing. @returns null when there is no such own action. */
export async function moveOwnAction(
  db: Db,
  userId: string,
  actionId: string,
  status: ActionStatus,
): Promise<ActionRow | null> {
  const now = sql<Date>`now()`;
  const dates = {
    todo: { started_at: null, completed_at: null },
    "in-progress": { started_at: sql<Date>`coalesce(started_at, ${now})`, completed_at: null },
    completed: { completed_at: sql<Date>`coalesce(completed_at, ${now})` },
  }[status];
  const row = await db
    .updateTable("actions")
    .set({ status, ...dates })
    .where("id", "=", actionId)
    .where("user_id", "=", userId)
    .where("hidden", "=", false)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps the owner's words about an own action. @returns null when there is no such own action. */
export async function noteOwnAction(
  db: Db,
  userId: string,
  actionId: string,
  notes: string | null,
): Promise<ActionRow | null> {
  const row = await db
    .updateTable("actions")
    .set({ notes })
    .where("id", "=", actionId)
    .where("user_id", "=", userId)
    .where("hidden", "=", false)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** As a parsed body is: what is absent may be there as undefined. */
export type Stated<T> = { readonly [Name in keyof T]: T[Name] | undefined };

/** Writes the same on own actions that are shown. What is absent stays. */
export async function editOwnActions(
  db: Db,
  userId: string,
  ids: readonly string[],
  edit: Stated<Omit<TaskEdit, "status">>,
): Promise<void> {
  const said = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
  if (Object.keys(said).length === 0) return;
  await db
    .updateTable("actions")
    .set(said)
    .where("id", "in", ids)
    .where("user_id", "=", userId)
    .where("hidden", "=", false)
    .execute();
}

/** Own actions by their ids, in the order of their plan. */
export const listOwnActions = (db: Db, userId: string, ids: readonly string[]): Promise<ActionRow[]> =>
  db
    .selectFrom("actions")
    .selectAll()
    .where("id", "in", ids)
    .where("user_id", "=", userId)
    .where("hidden", "=", false)
    .orderBy("rank")
    .execute();

/** Moves one page of an own action's checklist. @returns null when there is no such own action or page. */
export async function moveOwnActionPage(
  db: Db,
  userId: string,
  actionId: string,
  { url, status }: ActionPage,
): Promise<ActionRow | null> {
  const row = await db
    .updateTable("actions")
    .set({
      pages: sql<string>`(
        select jsonb_agg(case when page ->> 'url' = ${url} then (page - 'audit') || jsonb_build_object('status', ${status}::text) else page end order by place)
        from jsonb_array_elements(actions.pages) with ordinality as listed(page, place))`,
    })
    .where("id", "=", actionId)
    .where("user_id", "=", userId)
    .where("hidden", "=", false)
    .where(sql<boolean>`pages @> ${JSON.stringify([{ url }])}::jsonb`)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Writes the analysis of a job once; a repeated stage only corrects the count. */
export async function saveAnalysis(
  tx: Tx,
  job: { id: string; user_id: string; domain: string; url: string },
  actionsCount: number,
): Promise<void> {
  await tx
    .insertInto("analyses")
    .values({ job_id: job.id, user_id: job.user_id, domain: job.domain, url: job.url, actions_count: actionsCount })
    .onConflict((conflict) => conflict.column("job_id").doUpdateSet({ actions_count: actionsCount }))
    .execute();
}

export interface AnalysisQuery {
  readonly jobId?: string | undefined;
  readonly domain?: string | undefined;
  readonly timestamp?: string | undefined;
}

/** Own analyses that fit, newest first. jobId wins over domain and timestamp. */
export const listOwnAnalyses = (
  db: Db,
  userId: string,
  { jobId, domain, timestamp }: AnalysisQuery = {},
): Promise<AnalysisRow[]> =>
  db
    .selectFrom("analyses")
    .selectAll()
    .where("user_id", "=", userId)
    .where((q) => {
      if (jobId !== undefined) return q("job_id", "=", jobId);
      if (domain === undefined) return q.lit(true);
      const ofDomain = q("domain", "=", domain.toLowerCase());
      return timestamp === undefined ? ofDomain : ofDomain.and("analysis_timestamp", "=", new Date(timestamp));
    })
    .orderBy("analysis_timestamp", "desc")
    .orderBy("id")
    .execute();
