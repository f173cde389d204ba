import { jobStatusNames } from "@audit/contract";
import { expect, test } from "vitest";
import { stages, stagesFrom } from "./stages.ts";

test("a job walks the stages in the order of the contract's table, and its progress only rises", () => {
  const order = stages.map(({ status }) => jobStatusNames.indexOf(status));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  const percents = stages.map(({ percent }) => percent);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(percents.at(-1)).toBeLessThan(100);
});

test("a job goes on at the stage its status names, and a queued one begins at the first", () => {
  expect(stagesFrom("queued")).toEqual(stages);
  expect(stagesFrom("executing_step2").map(({ status }) => status)).toEqual([
    "executing_step2",
    "executing_step2_format",
    "executing_step3",
    "executing_convergence",
    "generating_actions",
    "executing_actions_parsing",
  ]);
});
