import { expect, test } from "vitest";
import { ProgressColumn } from "./admin-search.ts";
import { UserProgress } from "./admin.ts";

test("the users' progress is sorted by columns that it has", () => {
  expect(Object.keys(UserProgress.shape).toSorted()).toEqual([...ProgressColumn.options].toSorted());
});
