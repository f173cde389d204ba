import { expect, test } from "vitest";
import { ActionGenerationStatus } from "./job-status.ts";
import { limits } from "./limits.ts";

test("a job is asked for every 5 s, a fresh one every 2 s [D1-9.4 D1-9.5]", () => {
  expect(limits.jobPollMs).toBe(5_000);
  expect(limits.freshJobPollMs).toBe(2_000);
});

test("feedback on actions clears after 3 s, the way to them opens after 1 s [D1-9.6 D1-9.7]", () => {
  expect(limits.actionFeedbackMs).toBe(3_000);
  expect(limits.navigateAfterSuccessMs).toBe(1_000);
});

test("making actions is under way, done or has failed [D1-4.38]", () => {
  expect(ActionGenerationStatus.options).toEqual(["generating", "completed", "failed"]);
  expect(ActionGenerationStatus.safeParse("running").success).toBe(false);
});
