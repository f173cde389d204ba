import type { Job } from "@audit/contract";

/** Puts jobs that were read anew into the list. What a list leaves out of a job is kept from before. */
export function mergeJobs(jobs: readonly Job[], read: readonly Job[]): Job[] {
  const rest = new Map(read.map((job) => [job.id, job]));
  const merged = jobs.map((job) => {
    const anew = rest.get(job.id);
    rest.delete(job.id);
    return anew === undefined ? job : { ...job, ...anew };
  });
  return newestFirst([...rest.values(), ...merged]);
}

export const newestFirst = (jobs: readonly Job[]): Job[] =>
  jobs.toSorted((a, b) => (a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : 0));
