import {
  CallFailed,
  deleteAllJobs,
  deleteJob,
  getJob,
  isTerminal,
  limits,
  listJobs,
  parseActions,
  regenerateActions,
  submitBatch,
  submitUrl,
  type Job,
  type JobCounts,
} from "@audit/contract";
import { queryOptions, skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { call, isSessionOver } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { requireToken } from "../../api/token.ts";
import { mergeJobs, newestFirst } from "./merge-jobs.ts";

const LIST = ["jobs"] as const;

/** Jobs submitted from this page are followed more closely until they end. */
const fresh = new Set<string>();

/** Counts over all jobs while only the newest of them are here; null otherwise. */
const COUNTS = ["job counts"] as const;

/** All own jobs, newest first. Of very many, the newest are shown while the older ones are still on the way. */
export function useJobs() {
  return useQuery({
    queryKey: LIST,
    queryFn: async ({ signal }) => {
      const first = (await call(listJobs, { query: {} }, signal)).data;
      const jobs = [...first.active, ...first.completed];
      if (first.next !== null && queryClient.getQueryData(LIST) === undefined) {
        queryClient.setQueryData<JobCounts | null>(COUNTS, first.counts);
        queryClient.setQueryData<Job[]>(LIST, newestFirst(jobs));
      }
      for (let { next } = first; next !== null;) {
        const { data } = await call(listJobs, { query: { before: next, limit: limits.mostJobsPerReply } }, signal);
        jobs.push(...data.active, ...data.completed);
        next = data.next;
      }
      queryClient.setQueryData<JobCounts | null>(COUNTS, null);
      return newestFirst(remaining(jobs));
    },
  });
}

/** What the server counts while the list isn't whole yet; null once it is. */
export function useJobCountsAhead(): JobCounts | null {
  return useQuery<JobCounts | null>({ queryKey: COUNTS, queryFn: skipToken }).data ?? null;
}

function changeList(change: (jobs: Job[]) => Job[]): void {
  queryClient.setQueryData<Job[]>(LIST, (jobs) => (jobs === undefined ? undefined : change(jobs)));
}

/** Jobs that were deleted: an answer that was on its way meanwhile doesn't bring them back. */
const gone = new Set<string>();
const remaining = (jobs: readonly Job[]): Job[] => jobs.filter(({ id }) => !gone.has(id));

function forget(id: string): void {
  gone.add(id);
  changeList(remaining);
}

function forgetAll(): void {
  for (const { id } of queryClient.getQueryData<Job[]>(LIST) ?? []) gone.add(id);
  changeList(() => []);
}

const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ["job", id],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await call(getJob, { params: { id } }, signal);
        changeList((jobs) => remaining(mergeJobs(jobs, [data])));
        return data;
      } catch (error) {
        // Deleted elsewhere: the row goes, and with it the reason to ask.
        if (error instanceof CallFailed && error.status === 404) forget(id);
        throw error;
      }
    },
  });

/** Asks for a running job at the printed pace, beside the live updates. */
export function useJobPolling(id: string): void {
  useQuery({
    ...jobQuery(id),
    refetchInterval: fresh.has(id) ? limits.freshJobPollMs : limits.jobPollMs,
    refetchIntervalInBackground: true,
  });
}

/** Reads one job again, as told by a live update; what fails now is asked for again by the poll. */
export async function refreshJob(id: string): Promise<void> {
  await queryClient.query({ ...jobQuery(id), staleTime: 0 }).catch(() => null);
}

export const dropJob = forget;

/** One press of the button; sending it again starts nothing new. */
interface Press {
  readonly once: string;
}

function take(jobs: readonly Job[]): void {
  for (const job of jobs) if (!isTerminal(job.status)) fresh.add(job.id);
  changeList((known) => mergeJobs(known, jobs));
}

interface Wanted {
  readonly url: string;
  /** The only ones to read. */
  readonly pages?: readonly string[] | undefined;
}

export function useSubmitUrl() {
  return useMutation({
    mutationFn: async ({ url, pages, once }: Wanted & Press) => {
      requireToken();
      return call(submitUrl, { body: { url, ...(pages && { options: { pages: [...pages] } }) }, once });
    },
    onSuccess: ({ job }) => take([job]),
  });
}

/** Several addresses, all or none. */
export function useSubmitBatch() {
  return useMutation({
    mutationFn: async ({ urls, once }: { readonly urls: readonly string[] } & Press) => {
      requireToken();
      return call(submitBatch, { body: { urls: [...urls] }, once });
    },
    onSuccess: ({ jobs }) => take(jobs),
  });
}

/**
 * Makes the actions of a finished job: they are read from its folder first, and made again when none are there.
 * @returns how many there are then
 */
export function useGenerateActions() {
  return useMutation({
    mutationFn: async ({ id, folderPath }: Pick<Job, "id" | "folderPath">) => {
      requireToken();
      const parsed = folderPath === "" ? 0 : await parseFolder(folderPath);
      if (parsed > 0) return parsed;
      return (await call(regenerateActions, { params: { id }, body: { jobId: id } })).actionsCount;
    },
    onSuccess: (_, { id }) => refreshJob(id),
  });
}

/** A folder that can't be read is no reason to give up: its actions can still be made again. */
async function parseFolder(folderPath: string): Promise<number> {
  try {
    return (await call(parseActions, { body: { folderPath } })).data.actionCount;
  } catch (error) {
    if (isSessionOver(error)) throw error;
    return 0;
  }
}

/** Cancels a running job or deletes a finished one. */
export function useRemoveJob() {
  return useMutation({
    mutationFn: (id: string) => call(deleteJob, { params: { id } }),
    onSuccess: (_, id) => forget(id),
  });
}

/** Deletes every own job. */
export function useRemoveAllJobs() {
  return useMutation({ mutationFn: () => call(deleteAllJobs, {}), onSuccess: forgetAll });
}
