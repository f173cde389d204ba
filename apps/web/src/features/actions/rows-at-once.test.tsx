import { expect, test } from "vitest";
import { sampleActions } from "../../samples/sample-actions.ts";
import { firstRows, nextDrawn } from "./rows-at-once.ts";

test("the first rows are taken from the groups in their order, and each group still tells its size", () => {
  const [action] = sampleActions;
  const group = (key: string, size: number) => ({
    key,
    title: key,
    actions: Array.from({ length: size }, () => action!),
  });
  const rows = firstRows([group("a", 2), group("b", 4), group("c", 1)], 3);
  expect(rows.map(({ actions, all }) => [actions.length, all])).toEqual([
    [2, 2],
    [1, 4],
    [0, 1],
  ]);
  expect(firstRows([group("a", 2)], Number.POSITIVE_INFINITY)[0]?.actions).toHaveLength(2);
});

test("rows are drawn anew from the top for another order or many tasks that come back, not for one that moves", () => {
  const ids = Array.from({ length: 100 }, (_, index) => `task ${index}`);
  const all = { ids, order: "rank", most: 112 };
  const next = (part: Partial<typeof all>, kept = all): number => nextDrawn(kept, { ...all, ...part }, () => 22).most;
  expect(nextDrawn(all, { ids: [...ids], order: "rank" }, () => 22)).toBe(all);
  expect(next({ order: "impact" })).toBe(22);
  expect(next({ ids: [...ids.slice(1), "task 0"] })).toBe(112);
  expect(next({ ids: ids.slice(0, 5) })).toBe(112);
  const filtered = { ...all, ids: ids.slice(0, 5) };
  expect(next({}, filtered)).toBe(22);
  expect(next({ ids: ids.slice(0, 6) }, filtered)).toBe(112);
});
