import type { CallReply, Calls } from "@audit/contract";
import { pause, type AuditClient } from "./audit-client.ts";

export interface WaitOptions {
  /** Between two looks; 5 seconds unless said otherwise. */
  readonly everyMs?: number;
  readonly onProgress?: (job: Job) => void;
  readonly signal?: AbortSignal;
}

type Job = CallReply<Calls["getJob"]>["data"];

/** @returns the job when its audit is over, however it ended */
export async function waitForAudit(
  client: Pick<AuditClient, "getJob">,
  id: string,
  { everyMs = 5_000, onProgress, signal }: WaitOptions = {},
): Promise<Job> {
  for (;;) {
    const { data: job } = await client.getJob({ params: { id } }, signal);
    onProgress?.(job);
    if (job.completed_at !== null) return job;
    await pause(everyMs, signal);
  }
}
