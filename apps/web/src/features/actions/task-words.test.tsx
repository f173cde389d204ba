import { expect, test } from "vitest";
import { impactWords, nextMove, reachOf, resultsSoon, resultsTimeline } from "./task-words.ts";

test("impact shows as 95, 60 and 30 percent [D2-9.12 D2-9.13 D2-9.14]", () => {
  const words = (["high", "medium", "low", "unknown"] as const).map((impact) => impactWords({ impact }));
  expect(words).toEqual(["95%", "60%", "30%", "–"]);
});

test("a plan that doesn't say when results come has the printed texts", () => {
  expect(resultsSoon({ time_to_result: "" })).toBe("within 2-4 weeks");
  expect(resultsTimeline({ time_to_result: "" })).toBe("4-6 weeks");
  expect(resultsTimeline({ time_to_result: "1-2 weeks" })).toBe("1-2 weeks");
});

test("each state has one way on, under its printed name", () => {
  const ways = Object.entries(nextMove).map(([from, { to, label }]) => `${from} > ${to}: ${label}`);
  expect(ways).toEqual([
    "todo > in-progress: Start Task",
    "in-progress > completed: Mark Complete",
    "completed > todo: Reopen Task",
  ]);
});

test("a fault of the site itself isn't said to be on one page", () => {
  expect(reachOf({ template: "site", affected: { count: 1, urls: [] }, pages: [] })).toBe("Site level");
  expect(reachOf({ template: "product", affected: { count: 1, urls: [] }, pages: [] })).toBe("1 page");
});
