import { jobStatusNames } from "@audit/contract";
import { propertyRuns } from "@audit/testkit/test-seed";
import fc from "fast-check";
import { expect, test } from "vitest";
import { shownProgress, stagesOf } from "./progress.ts";

test("the bar of a running job never moves backwards, whatever statuses and figures come", () => {
  const running = jobStatusNames.filter((status) => !/completed|failed|partial/.test(status));
  const step = fc.record({ status: fc.constantFrom(...running), progress: fc.integer({ min: 0, max: 100 }) });
  let run = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 20 }), (steps) => {
      run += 1;
      const shown = steps.map((part) => shownProgress({ id: `job-${run}`, ...part }));
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      expect(Math.max(...shown)).toBeLessThan(100);
    }),
    propertyRuns(),
  );
});

test("the step from Final Report to Generating Actions doesn't fall to 25", () => {
  shownProgress({ id: "fall", status: "executing_convergence", progress: 90 });
  expect(shownProgress({ id: "fall", status: "generating_actions", progress: 90 })).toBe(90);
});

test("an ended job shows its printed value", () => {
  expect(shownProgress({ id: "x", status: "completed", progress: 40 })).toBe(100);
  expect(shownProgress({ id: "x", status: "failed", progress: 40 })).toBe(0);
});

test("the stage list fills up to the current stage and stops where a job failed", () => {
  const states = (status: string, reached?: string): string =>
    stagesOf(status, reached)
      .map(({ state }) => state.charAt(0))
      .join("");
  expect(states("executing_parallel_streams")).toBe("dddcaaaaaaa");
  expect(states("executing_actions_parsing")).toBe("dddddddddca");
  expect(states("completed")).toBe("ddddddddddd");
  expect(states("failed", "executing_step1")).toBe("ddddfaaaaaa");
});
