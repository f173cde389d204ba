import type { RowChange } from "@audit/contract";
import { queryClient } from "../api/query-client.ts";
import { refreshAnalyses, refreshPlan } from "../features/actions/actions-data.ts";
import { dropJob, refreshJob } from "../features/jobs/jobs-data.ts";
import { startLive, stopLive } from "../live/live.ts";
import type { LiveMessage } from "../live/stream.ts";
import { getSession, onSession } from "../session/session.ts";

/** Changes that arrive together are read together. */
const GATHER_MS = 250;

const changedJobs = new Set<string>();
const changedPlans = new Set<string>();
let gathering: ReturnType<typeof setTimeout> | undefined;

function hear(message: LiveMessage): void {
  if (message.kind === "resync") void queryClient.invalidateQueries({ predicate: isOwn });
  if (message.kind === "change") note(message.change);
}

function note({ table, op, id, job_id: jobId }: RowChange): void {
  if (table === "jobs" && op === "DELETE") {
    dropJob(id);
    void refreshAnalyses();
    return;
  }
  if (table === "site_profile") {
    void queryClient.invalidateQueries({ queryKey: ["site profile", jobId] });
    return;
  }
  if (table === "jobs") changedJobs.add(id);
  else {
    if (op === "DELETE") void refreshAnalyses();
    changedPlans.add(jobId);
    changedJobs.add(jobId);
  }
  gathering ??= setTimeout(readChanges, GATHER_MS);
}

function readChanges(): void {
  gathering = undefined;
  for (const id of changedJobs) void refreshJob(id);
  for (const id of changedPlans) void refreshPlan(id);
  changedJobs.clear();
  changedPlans.clear();
}

const isOwn = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[0] !== "public";

/** Listens for as long as someone is signed in. */
export function followLiveUpdates(): void {
  let listening = false;
  const follow = (): void => {
    const wanted = getSession().state === "authenticated";
    if (wanted === listening) return;
    listening = wanted;
    if (wanted) startLive(hear);
    else stopLive();
  };
  follow();
  onSession(follow);
}
