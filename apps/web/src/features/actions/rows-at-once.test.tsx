import { expect, test } from "vitest";
import { sampleActions } from "../../samples/sample-actions.ts";
import { firstRows } from "./rows-at-once.ts";

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
