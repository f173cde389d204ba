import { getJob, type Client, JobStatus } from "@audit/contract";
import { stages } from "../../pipeline/stages.ts";
import { waitFor } from "../wait-for.ts";
import type { Lane } from "./lane.ts";

const ORDER: readonly JobStatus[] = ["queued", ...stages.map(({ status }) => status), "completed"];
/** Every state of a job in which a kill may meet it. */
export const MOMENTS = ORDER.slice(0, -1);

const CRAWL: JobStatus = "executing_parallel_streams";

export interface Awaited {
  /** What the job was doing. */
  readonly status: JobStatus;
  /** Lets the job go on, if it was held there. */
  readonly release: () => Promise<void>;
}

interface Chance {
  readonly jobId: string;
  readonly moment: JobStatus;
  /** 0..1: how far into reading the site, of those that are known to be read. */
  readonly share: number;
  readonly pages: number;
  readonly asked: () => number;
}

/**
 * Waits until a job is in a certain stage. Where the store can be reached, its row is locked then, so that it stays there:
 * most stages last a few milliseconds only.
 */
export async function awaitMoment(lane: Lane, call: Client, chance: Chance): Promise<Awaited> {
  const { jobId, moment, share, pages, asked } = chance;
  if (moment === CRAWL) {
    const from = asked();
    await waitFor("the site to be read", async () => asked() - from >= 1 + share * (pages - 2), 120_000);
    return { status: moment, release: async () => {} };
  }
  if (lane.database) return holdAt(lane.database, jobId, moment);
  const read = async (): Promise<JobStatus> =>
    JobStatus.parse((await call(getJob, { params: { id: jobId } })).data.status);
  const status = await waitFor(
    `a job that is ${moment}`,
    async () => {
      const now = await read();
      return ORDER.indexOf(now) >= ORDER.indexOf(moment) && now;
    },
    120_000,
  );
  return { status, release: async () => {} };
}

async function holdAt(database: NonNullable<Lane["database"]>, jobId: string, moment: JobStatus): Promise<Awaited> {
  const giveUp = performance.now() + 120_000;
  while (performance.now() < giveUp) {
    const { rows } = await database.query<{ status: JobStatus }>("select status from jobs where id = $1", [jobId]);
    const { status } = rows[0]!;
    if (ORDER.indexOf(status) < ORDER.indexOf(moment)) continue;
    await database.query("begin");
    const held = await database.query<{ status: JobStatus }>("select status from jobs where id = $1 for update", [
      jobId,
    ]);
    return { status: held.rows[0]!.status, release: async () => void (await database.query("rollback")) };
  }
  throw new Error(`The job never came to ${moment}.`);
}
