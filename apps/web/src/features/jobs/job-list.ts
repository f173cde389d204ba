import { groupOf, labelOf, type Job, type JobCounts } from "@audit/contract";
import type { JobSort, JobView } from "./job-view.ts";
import { said } from "../../language/messages.ts";

/** Rows drawn at once: the page stays quick with 10,000 jobs. */
export const ROWS_PER_PAGE = 25;

export interface JobPage {
  readonly rows: readonly Job[];
  /** From 1; the last one when the address names one beyond it. */
  readonly page: number;
  readonly pages: number;
  /** Place of the first row among all, from 1. */
  readonly from: number;
}

export function pageOf(jobs: readonly Job[], wanted: number): JobPage {
  const pages = Math.max(1, Math.ceil(jobs.length / ROWS_PER_PAGE));
  const page = Math.min(Math.max(1, wanted), pages);
  const start = (page - 1) * ROWS_PER_PAGE;
  return { rows: jobs.slice(start, start + ROWS_PER_PAGE), page, pages, from: start + 1 };
}

/** How many jobs each filter holds. */
export function countJobs(jobs: readonly Job[]): JobCounts {
  const counts = { all: jobs.length, completed: 0, processing: 0, failed: 0 };
  for (const job of jobs) counts[groupOf(job.status)] += 1;
  return counts;
}

const sortKey: Readonly<Record<JobSort, (job: Job) => string>> = {
  website: (job) => `${job.domain} ${job.url}`.toLowerCase(),
  status: (job) => said(labelOf(job.status)),
  date: (job) => job.created_at,
};

/** The jobs of a view in its order; equal ones newest first. */
export function viewJobs(jobs: readonly Job[], { filter, sort, direction, search }: Omit<JobView, "page">): Job[] {
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

/** By job, the change of the health score since the run before on the same site. */
export function scoreChanges(newestFirst: readonly Job[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  const changes = new Map<string, number>();
  for (const { id, domain, health_score: score } of newestFirst.toReversed()) {
    if (score === null) continue;
    const before = last.get(domain);
    if (before !== undefined) changes.set(id, score - before);
    last.set(domain, score);
  }
  return changes;
}

/** The line of quick stats: how many audits there were, and how each site stands by its newest one. @param jobs newest first */
export function quickStats(jobs: readonly Job[], visibleTasks: (job: Job) => number) {
  const done = jobs.filter(({ status }) => status === "completed");
  const newest = [...Map.groupBy(done, ({ domain }) => domain).values()].flatMap(([first]) => first ?? []);
  const scores = newest.flatMap(({ health_score: score }) => score ?? []);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    analyses: done.length,
    pages: sum(newest.map((job) => job.pages_crawled)),
    tasks: sum(newest.map(visibleTasks)),
    tasksDone: sum(newest.map((job) => job.completed_actions)),
    averageHealth: scores.length === 0 ? null : Math.round(sum(scores) / scores.length),
  };
}
