import { jobStatusNames, type Job } from "@audit/contract";
import { expect, test } from "vitest";
import { sampleJob } from "../../samples/sample-jobs.ts";
import { countJobs, pageOf, quickStats, ROWS_PER_PAGE, scoreChanges, viewJobs } from "./job-list.ts";
import type { JobView } from "./job-view.ts";
import { mergeJobs } from "./merge-jobs.ts";

const view: JobView = { filter: "all", sort: "date", direction: "desc", search: "", page: 1 };
const at = (day: number): string => `2026-11-${String(day).padStart(2, "0")}T09:00:00.000Z`;
const job = (id: string, part: Partial<Job> = {}): Job => ({ ...sampleJob, id, ...part });
const ids = (jobs: readonly Job[]): string => jobs.map(({ id }) => id).join("");

test("everything but completed and failed counts as processing [D1-2.64]", () => {
  const jobs = jobStatusNames.map((status, index) => job(String(index), { status }));
  expect(countJobs(jobs)).toEqual({ all: 15, completed: 1, failed: 1, processing: 13 });
});

test("jobs sort by website, status and date in both directions", () => {
  const jobs = [
    job("a", { domain: "b.example", status: "failed", created_at: at(1) }),
    job("b", { domain: "c.example", status: "completed", created_at: at(3) }),
    job("c", { domain: "a.example", status: "queued", created_at: at(2) }),
  ];
  const sorted = (part: Partial<JobView>): string => ids(viewJobs(jobs, { ...view, ...part }));
  expect(sorted({ sort: "website", direction: "asc" })).toBe("cab");
  expect(sorted({ sort: "website", direction: "desc" })).toBe("bac");
  expect(sorted({ sort: "status", direction: "asc" })).toBe("bac");
  expect(sorted({ sort: "date", direction: "asc" })).toBe("acb");
  expect(sorted({ sort: "date", direction: "desc" })).toBe("bca");
});

test("a filter and a search narrow the list", () => {
  const jobs = [job("a", { status: "completed" }), job("b"), job("c", { url: "https://other.example/" })];
  expect(ids(viewJobs(jobs, { ...view, filter: "completed" }))).toBe("a");
  expect(ids(viewJobs(jobs, { ...view, search: "OTHER" }))).toBe("c");
});

test("a job read anew takes its place without moving the others", () => {
  const jobs = [job("a", { created_at: at(3) }), job("b", { created_at: at(2) })];
  const merged = mergeJobs(jobs, [job("b", { created_at: at(2), progress: 80 })]);
  expect(ids(merged)).toBe("ab");
  expect(merged[1]?.progress).toBe(80);
  expect(ids(mergeJobs(jobs, [job("c", { created_at: at(4) })]))).toBe("cab");
});

test("a list that leaves the summary out doesn't take it from a job that had it", () => {
  const { executive_summary: _, ...listed } = sampleJob;
  expect(mergeJobs([{ ...sampleJob, executive_summary: "Good." }], [listed])[0]?.executive_summary).toBe("Good.");
});

test("the score's change is measured against the run before on the same site", () => {
  const jobs = [
    job("now", { health_score: 74, created_at: at(9) }),
    job("failed", { health_score: null, created_at: at(8) }),
    job("before", { health_score: 71, created_at: at(7) }),
    job("other", { health_score: 10, domain: "other.example", created_at: at(8) }),
  ];
  expect([...scoreChanges(jobs)]).toEqual([["now", 3]]);
});

test("a list is shown page by page, and a page beyond the end is the last one", () => {
  const jobs = Array.from({ length: ROWS_PER_PAGE * 2 + 1 }, (_, index) => job(String(index)));
  expect(pageOf(jobs, 2)).toMatchObject({ page: 2, pages: 3, from: ROWS_PER_PAGE + 1 });
  expect(pageOf(jobs, 2).rows.map(({ id }) => id)).toEqual(
    jobs.slice(ROWS_PER_PAGE, ROWS_PER_PAGE * 2).map(({ id }) => id),
  );
  expect(pageOf(jobs, 9)).toMatchObject({ page: 3, rows: [{ id: String(ROWS_PER_PAGE * 2) }] });
  expect(pageOf([], 1)).toEqual({ rows: [], page: 1, pages: 1, from: 1 });
});

test("quick stats count each site by its newest audit, so that no page and no task counts twice", () => {
  const done = { status: "completed", pages_crawled: 10, action_count: 5, completed_actions: 2 } as const;
  const jobs = [
    job("a", { ...done, health_score: 80 }),
    job("b", { ...done, health_score: 20 }),
    job("c", { ...done, domain: "other.example", health_score: 61 }),
    job("d", { status: "failed", pages_crawled: 0, health_score: null }),
  ];
  expect(quickStats(jobs, ({ action_count: tasks }) => tasks)).toEqual({
    analyses: 3,
    pages: 20,
    tasks: 10,
    tasksDone: 4,
    averageHealth: 71,
  });
});
