import { CallFailed, deleteAllJobs, deleteJob, getJob, isTerminal, limits, listJobs, submitUrl } from "@audit/contract";
import type { Job } from "@audit/contract";
import { queryOptions, useMutation, useQueries, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { mergeJob, newestFirst } from "./job-list.ts";

const LIST = ["jobs"] as const;

/** Jobs submitted from this page are followed more closely until they end. */
const fresh = new Set<string>();

/** All own jobs, newest first. */
export function useJobs() {
  return useQuery({
    queryKey: LIST,
    queryFn: async ({ signal }) => {
      const { data } = await call(listJobs, {}, signal);
      return newestFirst([...data.active, ...data.completed]);
    },
  });
}

function changeList(change: (jobs: Job[]) => Job[]): void {
  queryClient.setQueryData<Job[]>(LIST, (jobs) => (jobs === undefined ? undefined : change(jobs)));
}

const forget = (id: string): void => changeList((jobs) => jobs.filter((job) => job.id !== id));

const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ["job", id],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await call(getJob, { params: { id } }, signal);
        changeList((jobs) => mergeJob(jobs, data));
        return data;
      } catch (error) {
        // Deleted elsewhere: the row goes, and with it the reason to ask.
        if (error instanceof CallFailed && error.status === 404) forget(id);
        throw error;
      }
    },
  });

/** Asks for each running job at the printed pace, beside the live updates. */
export function useJobPolling(active: readonly Job[]): void {
  useQueries({
    queries: active.map(({ id }) => ({
      ...jobQuery(id),
      refetchInterval: fresh.has(id) ? limits.freshJobPollMs : limits.jobPollMs,
      refetchIntervalInBackground: true,
    })),
  });
}

/** Reads one job again, as told by a live update; what fails now is asked for again by the poll. */
export async function refreshJob(id: string): Promise<void> {
  await queryClient.query({ ...jobQuery(id), staleTime: 0 }).catch(() => null);
}

export const dropJob = forget;

export function useSubmitUrl() {
  return useMutation({
    mutationFn: (url: string) => call(submitUrl, { body: { url } }),
    onSuccess: ({ job }) => {
      if (!isTerminal(job.status)) fresh.add(job.id);
      changeList((jobs) => mergeJob(jobs, job));
    },
  });
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
  return useMutation({ mutationFn: () => call(deleteAllJobs, {}), onSuccess: () => changeList(() => []) });
}
