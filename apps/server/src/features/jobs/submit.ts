import type { ProcessOptions } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { acceptAddress, domainOf } from "./address.ts";
import { countUnfinished, findOwnJob, findRepeated, insertJob, lockSubmissions, type OwnJob } from "./store.ts";

export interface Submission {
  readonly userId: string;
  readonly url: string;
  readonly options: ProcessOptions;
  readonly idempotencyKey: string | null;
}

/**
 * Starts one analysis: the row and its place in line come into being together or not at all.
 * A repeated submission gives the job that is running already, however many arrive at once.
 * @throws Problem INVALID_URL.
 */
export async function submit(
  { db, queue, allowHosts }: { db: Db; queue: Queue; allowHosts: readonly string[] },
  { userId, url: typed, options, idempotencyKey }: Submission,
): Promise<OwnJob> {
  const url = acceptAddress(typed, allowHosts);
  return db.transaction().execute(async (tx) => {
    await lockSubmissions(tx, userId);
    const repeated = await findRepeated(tx, { userId, url: url.href, idempotencyKey });
    const jobId = repeated ?? (await start());
    return (await findOwnJob(tx, userId, jobId))!;

    async function start(): Promise<string> {
      // Whoever has many jobs in line lets others go first; alone, he gets every worker.
      const priority = -(await countUnfinished(tx, userId));
      const job = { user_id: userId, url: url.href, domain: domainOf(url), idempotency_key: idempotencyKey, options };
      const id = await insertJob(tx, job);
      await queue.add(tx, id, priority);
      return id;
    }
  });
}
