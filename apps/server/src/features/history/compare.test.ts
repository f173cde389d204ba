import { expect, test } from "vitest";
import { changesBetween } from "./compare.ts";
import type { RunRow, TaskRow } from "./store.ts";

const run = (id: string, day: number): RunRow => ({
  id,
  url: "https://shop.example/",
  health_score: 50,
  ai_citation_score: 50,
  pages_crawled: 10,
  created_at: new Date(2026, 0, day),
  completed_at: new Date(2026, 0, day),
});

const task = (job_id: string, fingerprint: string, template: string, paths: readonly string[]): TaskRow => ({
  id: `${job_id} ${fingerprint}`,
  job_id,
  fingerprint,
  rule: "title-missing",
  title: `${paths.length} pages have no title`,
  impact: "high",
  template,
  status: "todo",
  affected: { count: paths.length, urls: paths.map((path) => `https://shop.example${path}`) },
});

const [before, now] = [run("a", 1), run("b", 2)];
const between = (...tasks: readonly TaskRow[]) => changesBetween(before, now, [now, before], tasks).counts;

test("pages that another task asks for now are neither fixed nor new", () => {
  const products = task("a", "1", "product:/p/*", ["/p/1", "/p/2"]);
  expect(between(products, task("b", "2", "layout", ["/", "/p/1", "/p/2"]))).toEqual({
    fixed: 0,
    fresh: 0,
    back: 0,
    again: 0,
    same: 1,
  });
  expect(between(products, task("b", "2", "article:/blog/*", ["/blog/1"]))).toMatchObject({ fixed: 1, fresh: 1 });
  expect(between(products, { ...task("b", "2", "layout", ["/p/1"]), rule: "h1-missing" })).toMatchObject({
    fixed: 1,
    fresh: 1,
  });
});

test("a completed task that is found again is told apart from those nobody worked on, also under another task", () => {
  const done = { ...task("a", "1", "product:/p/*", ["/p/1", "/p/2"]), status: "completed" as const };
  const open = task("a", "3", "article:/blog/*", ["/blog/1"]);
  const untouched = { ...open, id: "b 3", job_id: "b" };
  expect(between(done, open, task("b", "1", "product:/p/*", ["/p/2"]), untouched)).toMatchObject({ again: 1, same: 1 });
  expect(between(done, open, task("b", "2", "layout", ["/", "/p/1"]), untouched)).toMatchObject({ again: 1, same: 1 });
  expect(between(done, open, untouched)).toMatchObject({ fixed: 1, again: 0, same: 1 });
});
