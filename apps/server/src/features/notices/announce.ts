import type { NoticeEvent } from "@audit/contract";
import type { JobRow, NoticeBody, NoticeTargetRow, Tx } from "../../platform/database/index.ts";
import { changesSince } from "../history/index.ts";
import { insertNotice, targetsFor } from "./notice-store.ts";
import { digestTime } from "./digest-time.ts";

/** A fall of fewer points comes and goes with a page more or less. */
const FALL = 5;

type Data = NoticeBody["data"];

/** Tells of an audit that has ended, in the transaction that ends it. */
export async function announceAudit(tx: Tx, jobId: string): Promise<void> {
  const job = await tx.selectFrom("jobs").selectAll().where("id", "=", jobId).executeTakeFirstOrThrow();
  const { health, aiVisibility, counts, compared } = await changesSince(tx, job);
  const scores = { health: health[1], aiVisibility: aiVisibility[1] };
  const changed = compared
    ? { fixed: counts.fixed, fresh: counts.fresh, back: counts.back }
    : { fixed: null, fresh: null, back: null };
  const page = (origin: string): string => `${origin}/dashboard/compare?jobId=${job.id}`;
  await tell(tx, job, "audit.finished", (origin) => ({ ...scores, ...changed, url: page(origin) }));
  if (compared && counts.fresh + counts.back > 0)
    await tell(tx, job, "regression.found", (origin) => ({ ...changed, task: null, url: page(origin) }));
  if (compared && [health, aiVisibility].some(fell)) {
    const before = { healthBefore: health[0], aiVisibilityBefore: aiVisibility[0] };
    await tell(tx, job, "score.fell", (origin) => ({ ...scores, ...before, url: page(origin) }));
  }
}

const fell = ([before, now]: readonly [number | null, number | null]): boolean =>
  before !== null && now !== null && before - now >= FALL;

/** Tells what a look at the live site showed of a finished task, in the transaction that notes it. */
export async function announceTask(
  tx: Tx,
  job: Pick<JobRow, "id" | "user_id" | "domain">,
  { id, title, state }: { id: string; title: string; state: "verified" | "regressed" },
): Promise<void> {
  const event = state === "verified" ? "task.verified" : "regression.found";
  await tell(tx, job, event, (origin) => ({
    task: title,
    taskId: id,
    url: `${origin}/dashboard?jobId=${job.id}`,
  }));
}

async function tell(
  tx: Tx,
  { id: jobId, user_id: userId, domain }: Pick<JobRow, "id" | "user_id" | "domain">,
  type: NoticeEvent,
  dataAt: (origin: string) => Data,
): Promise<void> {
  const now = new Date();
  for (const target of await targetsFor(tx, userId, type)) {
    const data = { domain, jobId, ...dataAt(target.letterhead.origin) };
    await insertNotice(tx, target, { type, timestamp: now.toISOString(), data }, leavesAt(target, now));
  }
}

/** Digests gather what comes in until their next time. */
const leavesAt = ({ kind }: NoticeTargetRow, now: Date): Date =>
  kind === "mail-daily" || kind === "mail-weekly" ? digestTime(kind, now) : now;
