import { expect, test } from "vitest";
import { ActionsSearch, countFilters, filterOf, searchOf } from "./search-params.ts";
import { noFilter, type TaskFilter } from "./task-list.ts";

const filter: TaskFilter = {
  search: "price",
  type: ["opportunity"],
  category: ["schema", "content"],
  impact: ["high"],
  status: [],
  difficulty: ["easy"],
  timeAvailable: 30,
};

test("a filter survives the way through the address", () => {
  expect(filterOf(ActionsSearch.parse(searchOf(filter)))).toEqual(filter);
  expect(filterOf(ActionsSearch.parse(searchOf(noFilter)))).toEqual(noFilter);
});

test("a broken address is read as far as it makes sense", () => {
  expect(ActionsSearch.parse({ jobId: "x", time: "soon", tab: "other" })).toEqual({ jobId: "x" });
});

test("set filters are counted", () => {
  expect(countFilters(filter)).toBe(6);
  expect(countFilters(noFilter)).toBe(0);
});
