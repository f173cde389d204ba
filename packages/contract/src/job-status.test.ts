import { describe, expect, test } from "vitest";
import { groupOf, isActive, isTerminal, jobStatusNames, labelOf, progressOf } from "./job-status.ts";

describe("the printed table of job statuses", () => {
  test.each([
    ["pending", 0, "Pending"],
    ["queued", 5, "Queued"],
    ["starting", 10, "Starting"],
    ["executing_parallel_streams", 20, "Analyzing Website"],
    ["executing_step1", 30, "AI Analysis"],
    ["executing_step2", 50, "Data Collection"],
    ["executing_step2_format", 70, "Report Generation"],
    ["executing_step3", 80, "Creating Recommendations"],
    ["executing_convergence", 90, "Final Report"],
    ["completed", 100, "Completed"],
    ["failed", 0, "Failed"],
  ])(
    "%s is %i %% and reads %s [D1-4.13 D1-4.14 D1-4.15 D1-4.16 D1-4.17 D1-4.18 D1-4.19 D1-4.20 D1-4.21 D1-4.22 D1-4.23]",
    (status, percent, label) => {
      expect([progressOf(status), labelOf(status)]).toEqual([percent, label]);
    },
  );

  test("there are the fifteen statuses, and no others [D1-4.12]", () => {
    expect(jobStatusNames).toHaveLength(15);
  });

  test("generating_actions has its label and no percent of its own [D1-4.24]", () => {
    expect([progressOf("generating_actions"), labelOf("generating_actions")]).toEqual([25, "Generating Actions"]);
  });

  test("statuses without a printed percent are at 25 [D1-4.26]", () => {
    const without = ["generating_actions", "executing_actions_parsing", "partial_success", "partially_completed"];
    expect(without.map(progressOf)).toEqual([25, 25, 25, 25]);
  });

  test("an unknown status is at 25 and shown title-cased [D1-4.25]", () => {
    expect([progressOf("waiting_for_rain"), labelOf("waiting_for_rain")]).toEqual([25, "Waiting For Rain"]);
  });

  test("a status without a label is shown title-cased [D1-4.27]", () => {
    expect(labelOf("partial_success")).toBe("Partial Success");
  });
});

describe("polling", () => {
  test("a job is asked for until it is terminal or its action generation has failed [D1-4.28]", () => {
    expect(isActive({ status: "executing_step1" })).toBe(true);
    expect(isActive({ status: "executing_step1", action_generation_status: "failed" })).toBe(false);
    expect(isActive({ status: "completed", action_generation_status: "generating" })).toBe(false);
  });

  test("four statuses are terminal", () => {
    expect(jobStatusNames.filter(isTerminal)).toEqual([
      "completed",
      "failed",
      "partial_success",
      "partially_completed",
    ]);
  });

  test("everything but completed and failed counts as processing", () => {
    expect(jobStatusNames.filter((status) => groupOf(status) !== "processing")).toEqual(["completed", "failed"]);
  });
});
