import { expect, test } from "vitest";
import {
  ActionsSearch,
  arrangementOf,
  countFilters,
  filterOf,
  searchOf,
  searchOfArrangement,
} from "./search-params.ts";
import { noFilter, type TaskFilter } from "./task-list.ts";

const filter: TaskFilter = {
  search: "price",
  type: ["opportunity"],
  category: ["schema", "content"],
  impact: ["high"],
  status: [],
  difficulty: ["easy"],
  who: ["writer"],
  assignee: ["Ann, Bo"],
  overdue: true,
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
  expect(countFilters(filter)).toBe(9);
  expect(countFilters(noFilter)).toBe(0);
});

test("how tasks are arranged survives the way through the address, and the usual way needs none", () => {
  const arranged = { group: "who", sort: "time", descending: true } as const;
  expect(arrangementOf(ActionsSearch.parse(searchOfArrangement(arranged)))).toEqual(arranged);
  const usual = arrangementOf(ActionsSearch.parse({ group: "moon", sort: "tide" }));
  expect(usual).toEqual({ group: "status", sort: "rank", descending: false });
  expect(Object.values(searchOfArrangement(usual)).every((value) => value === undefined)).toBe(true);
});
