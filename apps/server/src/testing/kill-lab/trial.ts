import { randomUUID } from "node:crypto";
import { createClient, getJob, logIn, signUp, submitUrl, type Client, type JobStatus } from "@audit/contract";
import { waitFor } from "../wait-for.ts";
import type { Lane, Victim } from "./lane.ts";
import { awaitMoment } from "./moment.ts";
import { firstDifference, readOutcome } from "./outcome.ts";

/** One kill to be tried. */
export interface Plan {
  /** Its place in the whole plan, from 0. */
  readonly index: number;
  readonly size: number;
  readonly moment: JobStatus;
  readonly victim: Victim;
  /** 0..1: how far into reading the site. */
  readonly share: number;
}

export interface TrialResult extends Plan {
  /** What the job really was doing when it was killed. */
  readonly met: JobStatus;
  /** Pages asked for more often than without the kill. */
  readonly again: number;
  /** Times that robots.txt and sitemaps were asked for more often than without the kill. */
  readonly filesAgain: number;
  /** From the kill until the job was in hands again, milliseconds; null where it can't be seen. */
  readonly idleMs: number | null;
  /** From the kill until the program served again, milliseconds; 0 where it was not killed. */
  readonly upMs: number;
  /** Why it is no success, or null. */
  readonly fault: string | null;
}

/** What an audit of a shop comes to when nobody is killed. */
export interface Control {
  readonly outcome: string;
  readonly pages: number;
  /** Requests for robots.txt and sitemaps. */
  readonly files: number;
}

const PATIENCE_MS = 120_000;

/** Has a shop audited in peace. */
export async function runControl(lane: Lane, size: number): Promise<Control> {
  const job = await submit(lane, size);
  await ended(job);
  const { host } = lane.shops.get(size)!;
  return { outcome: await readOutcome(job.call(), job.id, host), pages: job.asked(), files: job.files() };
}

/** Has a shop audited, kills at the planned moment, and compares what comes of it with the control. */
export async function runTrial(lane: Lane, plan: Plan, control: Control): Promise<TrialResult> {
  const job = await submit(lane, plan.size);
  const chance = { jobId: job.id, moment: plan.moment, share: plan.share, pages: control.pages, asked: job.asked };
  const { status: met, release } = await awaitMoment(lane, job.call(), chance);
  const killedAt = performance.now();
  const fence = await job.fence();
  const restarted = lane.kill(plan.victim);
  await release();
  const isVisible = lane.database !== null && met !== "completed";
  const [idleMs, upMs] = await Promise.all([
    isVisible ? takenOver(job, fence).then(() => performance.now() - killedAt) : null,
    restarted,
  ]);
  const { status, error } = await ended(job);
  const { host } = lane.shops.get(plan.size)!;
  const again = Math.max(0, job.asked() - control.pages);
  const fault =
    status === "completed"
      ? (firstDifference(control.outcome, await readOutcome(job.call(), job.id, host)) ?? (await job.ledgerFault()))
      : `ended as ${status}: ${error}`;
  const filesAgain = Math.max(0, job.files() - control.files);
  return { ...plan, met, again, filesAgain, idleMs, upMs, fault };
}

interface Submitted {
  readonly id: string;
  call(): Client;
  asked(): number;
  files(): number;
  fence(): Promise<number>;
  ledgerFault(): Promise<string | null>;
}

/** A new account with one credit, and its job. */
async function submit(lane: Lane, size: number): Promise<Submitted> {
  const shop = lane.shops.get(size)!;
  const body = { email: `${randomUUID()}@shop.example`, password: randomUUID() };
  const anonymous = (): Client => createClient({ base: lane.url(), token: () => null });
  const { token, user_id: userId } = await anonymous()(signUp, { body });
  const call = (): Client => createClient({ base: lane.url(), token: () => token });
  await lane.plant("purchase", body.email, { type: "single_report" });
  const before = { pages: shop.asked.length, files: shop.files.length };
  const { id } = (await call()(submitUrl, { body: { url: shop.url } })).data;
  return {
    id,
    call,
    asked: () => shop.asked.length - before.pages,
    files: () => shop.files.length - before.files,
    fence: async () => {
      const found = await lane.database?.query<{ fence: number }>("select fence from jobs where id = $1", [id]);
      return Number(found?.rows[0]?.fence ?? 0);
    },
    ledgerFault: async () => {
      const { credits } = (await anonymous()(logIn, { body })).profile;
      if (credits !== 0) return `${credits} credits are left of one`;
      const rows = await lane.database?.query("select 1 from credit_ledger where user_id = $1 and kind <> 'purchase'", [
        userId,
      ]);
      return rows && rows.rowCount !== 1 ? `${rows.rowCount} rows in the ledger` : null;
    },
  };
}

const takenOver = (job: Submitted, fence: number): Promise<unknown> =>
  waitFor("another worker", async () => (await job.fence()) > fence, PATIENCE_MS);

const ended = (job: Submitted): Promise<{ status: string; error: string | null }> =>
  waitFor(
    "the job's end",
    async () => {
      const answer = await job
        .call()(getJob, { params: { id: job.id } })
        .catch(() => null);
      return answer && ["completed", "failed"].includes(answer.data.status) && answer.data;
    },
    PATIENCE_MS,
  );
