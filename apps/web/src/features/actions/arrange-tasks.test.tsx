import type { Action } from "@audit/contract";
import { expect, test } from "vitest";
import { sampleAction } from "../../samples/sample-actions.ts";
import { arrangeTasks, firstTasks, rankTasks } from "./arrange-tasks.ts";
import type { Arrangement } from "./arrangement.ts";

const task = (id: string, part: Partial<Action> = {}): Action => ({ ...sampleAction, id, status: "todo", ...part });
const plan = [
  task("a", { impact: "medium", time_estimate: 15, done_by: "writer", template: "product:/*", status: "completed" }),
  task("b", { impact: "high", time_estimate: 60, done_by: "developer", template: "site" }),
  task("c", { impact: "medium", time_estimate: 15, done_by: null, template: "opportunity", status: "in-progress" }),
  task("d", { impact: "low", time_estimate: 5, done_by: "developer", template: "product:/x" }),
];
const ranks = rankTasks(plan);
const usual: Arrangement = { group: "status", sort: "rank", descending: false };
const shown = (part: Partial<Arrangement>): string[] =>
  arrangeTasks(plan, { ...usual, ...part }, ranks).map(
    ({ title, actions }) => `${title}: ${actions.map(({ id }) => id).join("")}`,
  );

test("ranks follow impact, then the plan; the first tasks are those still open", () => {
  expect([...ranks]).toEqual([
    ["b", 1],
    ["a", 2],
    ["c", 3],
    ["d", 4],
  ]);
  expect(firstTasks(plan, 2).map(({ id }) => id)).toEqual(["b", "c"]);
});

test("the usual groups are the three of the plan, and what is left to do stays when it is empty", () => {
  expect(shown({})).toEqual(["In Progress: c", "Available Tasks: bd", "Completed Tasks: a"]);
  expect(arrangeTasks([], usual, ranks).map(({ title }) => title)).toEqual(["Available Tasks"]);
});

test("other groups hold what belongs together: who does it, on which kind of page", () => {
  expect(shown({ group: "who" })).toEqual(["For the writer: a", "For the developer: bd", "Not said: c"]);
  expect(shown({ group: "kind" })).toEqual(["Whole site: bc", "Product pages: ad"]);
});

test("a column orders within the groups, both ways; equals keep their rank", () => {
  expect(shown({ group: "area", sort: "time" })).toEqual(["Structured data: dacb"]);
  expect(shown({ group: "area", sort: "time", descending: true })).toEqual(["Structured data: bacd"]);
  expect(shown({ group: "area", descending: true })).toEqual(["Structured data: dcab"]);
});

test("what does not apply to the site stands apart in every grouping, and is nothing to begin with", () => {
  const [first, ...rest] = plan;
  const aside = [...rest, task("e", { impact: "high", not_relevant: "One country" }), ...(first ? [first] : [])];
  for (const group of ["status", "who"] as const) {
    const last = arrangeTasks(aside, { ...usual, group }, rankTasks(aside)).at(-1);
    expect([last?.title, last?.actions.map(({ id }) => id)]).toEqual(["Not relevant here", ["e"]]);
  }
  expect(firstTasks(aside, 3).map(({ id }) => id)).not.toContain("e");
});
