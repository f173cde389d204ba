import type { Action } from "@audit/contract";
import { expect, test } from "vitest";
import { sampleAction } from "../../samples/sample-actions.ts";
import { filterTasks, groupTasks, moveTask, noFilter, sortByImpact, statsOf, type TaskFilter } from "./task-list.ts";

const task = (id: string, part: Partial<Action> = {}): Action => ({ ...sampleAction, id, ...part });
const ids = (actions: readonly Action[]): string => actions.map(({ id }) => id).join("");
const shown = (actions: readonly Action[], part: Partial<TaskFilter>): string =>
  ids(filterTasks(actions, { ...noFilter, ...part }));

test("time available is a maximum [D2-5.8]", () => {
  const actions = [
    task("a", { time_estimate: 29 }),
    task("b", { time_estimate: 30 }),
    task("c", { time_estimate: 31 }),
  ];
  expect(shown(actions, { timeAvailable: 30 })).toBe("ab");
});

test("category, impact, status and difficulty are lists, two values mean either [D2-5.9]", () => {
  const actions = [
    task("a", { category: "schema", impact: "high", status: "todo", difficulty: "easy" }),
    task("b", { category: "content", impact: "medium", status: "in-progress", difficulty: "medium" }),
    task("c", { category: "tools", impact: "low", status: "completed", difficulty: "hard" }),
  ];
  expect(shown(actions, { category: ["schema", "tools"] })).toBe("ac");
  expect(shown(actions, { impact: ["high", "medium"] })).toBe("ab");
  expect(shown(actions, { status: ["completed"] })).toBe("c");
  expect(shown(actions, { difficulty: ["medium", "hard"] })).toBe("bc");
  expect(shown(actions, {})).toBe("abc");
});

test("search looks at the title only, in any case [D2-5.10]", () => {
  const actions = [task("a", { title: "Add meta description" }), task("b", { title: "Other", problem: "meta" })];
  expect(shown(actions, { search: "META" })).toBe("a");
});

test("high impact comes first and unknown last; the plan's order holds within one impact [D2-5.12]", () => {
  const unknown = { impact: undefined } as unknown as Partial<Action>;
  const actions = [
    task("l", { impact: "low" }),
    task("u", unknown),
    task("h", { impact: "high" }),
    task("m", { impact: "medium" }),
    task("i", { impact: "high" }),
  ];
  expect(ids(sortByImpact(actions))).toBe("himlu");
});

test("a task without a status is still to do [D2-3.3]", () => {
  const nameless = { status: undefined } as unknown as Partial<Action>;
  expect(ids(groupTasks([task("a", nameless)]).todo)).toBe("a");
});

test("time remaining sums what is not completed [D2-3.10]", () => {
  const actions = [
    task("a", { time_estimate: 10 }),
    task("b", { time_estimate: 20, status: "in-progress" }),
    task("c", { time_estimate: 40, status: "completed" }),
  ];
  expect(statsOf(actions).estimatedTimeRemaining).toBe(30);
});

test("the percentage is rounded and completed high-impact tasks are counted [D2-3.11]", () => {
  const plan = (done: number): Action[] =>
    [0, 1, 2].map((index) => task(String(index), { status: index < done ? "completed" : "todo" }));
  expect(statsOf(plan(1)).completionPercentage).toBe(33);
  expect(statsOf(plan(2))).toMatchObject({ completionPercentage: 67, highImpactCompleted: 2 });
  expect(statsOf([]).completionPercentage).toBe(0);
});

test("moving a task here sets and clears its times [D2-4.7]", () => {
  const now = "2026-11-20T10:00:00.000Z";
  const started = moveTask(task("a"), "in-progress", now);
  expect(started).toMatchObject({ status: "in-progress", started_at: now, completed_at: null });
  const completed = moveTask(started, "completed", "2026-11-21T10:00:00.000Z");
  expect(completed).toMatchObject({ started_at: now, completed_at: "2026-11-21T10:00:00.000Z" });
  expect(moveTask(completed, "todo", now)).toMatchObject({ status: "todo", completed_at: null });
});
