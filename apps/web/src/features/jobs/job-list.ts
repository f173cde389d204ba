import { groupOf, labelOf, type Job } from "@audit/contract";

export const jobFilters = ["all", "completed", "processing", "failed"] as const;
export type JobFilter = (typeof jobFilters)[number];
export const jobSorts = ["website", "status", "date"] as const;
export type JobSort = (typeof jobSorts)[number];
export type Direction = "asc" | "desc";

export interface JobView {
  readonly filter: JobFilter;
  readonly sort: JobSort;
  readonly direction: Direction;
  /** Part of an address; empty for all. */
  readonly search: string;
}

/** How many jobs each filter holds. */
export function countJobs(jobs: readonly Job[]): Record<JobFilter, number> {
  const counts = { all: jobs.length, completed: 0, processing: 0, failed: 0 };
  for (const job of jobs) counts[groupOf(job.status)] += 1;
  return counts;
}

const sortKey: Readonly<Record<JobSort, (job: Job) => string>> = {
  website: (job) => `${job.domain} ${job.url}`.toLowerCase(),
  status: (job) => labelOf(job.status),
  date: (job) => job.created_at,
};

/** The jobs of a view in its order; equal ones newest first. */
export function viewJobs(jobs: readonly Job[], { filter, sort, direction, search }: JobView): Job[] {
  const wanted = search.trim().toLowerCase();
  const keyOf = sortKey[sort];
  const sign = direction === "asc" ? 1 : -1;
  return jobs
    .filter((job) => filter === "all" || groupOf(job.status) === filter)
    .filter((job) => job.url.toLowerCase().includes(wanted))
    .map((job) => ({ job, key: keyOf(job) }))
    .toSorted((a, b) => sign * compare(a.key, b.key) || compare(b.job.created_at, a.job.created_at))
    .map(({ job }) => job);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Puts a job that was read anew into the list; a list that already holds the same stays the same. */
export function mergeJob(jobs: readonly Job[], job: Job): Job[] {
  const known = jobs.some(({ id }) => id === job.id);
  const merged = known ? jobs.map((other) => (other.id === job.id ? job : other)) : [job, ...jobs];
  return newestFirst(merged);
}

export const newestFirst = (jobs: readonly Job[]): Job[] =>
  jobs.toSorted((a, b) => compare(b.created_at, a.created_at));

/** Change of the health score since the run before on the same site; null when there is none to compare. */
export function scoreChange(jobs: readonly Job[], job: Job): number | null {
  if (job.health_score === null) return null;
  const before = jobs
    .filter(({ domain, created_at }) => domain === job.domain && created_at < job.created_at)
    .filter(({ health_score }) => health_score !== null);
  const last = newestFirst(before)[0]?.health_score;
  return last == null ? null : job.health_score - last;
}

/** Sums over all jobs for the line of quick stats; the newest run of each site counts for the score. */
export function quickStats(jobs: readonly Job[]) {
  const newest = new Map<string, number>();
  for (const { domain, health_score } of jobs) {
    if (health_score !== null && !newest.has(domain)) newest.set(domain, health_score);
  }
  const scores = [...newest.values()];
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    analyses: jobs.filter(({ status }) => status === "completed").length,
    pages: sum(jobs.map((job) => job.pages_crawled)),
    tasks: sum(jobs.map((job) => job.action_count)),
    tasksDone: sum(jobs.map((job) => job.completed_actions)),
    averageHealth: scores.length === 0 ? null : Math.round(sum(scores) / scores.length),
  };
}
