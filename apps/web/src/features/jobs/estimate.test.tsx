import { expect, test } from "vitest";
import { sampleJob } from "../../samples/sample-jobs.ts";
import { estimateLeft } from "./estimate.ts";

const started = Date.parse(sampleJob.started_at!);
const after = (seconds: number, pages: number, known: number): string | null =>
  estimateLeft({ ...sampleJob, activity: { ...sampleJob.activity!, pages, known } }, started + seconds * 1000);

test("nothing is guessed in the first ten seconds or from a few pages", () => {
  expect(after(9, 50, 100)).toBeNull();
  expect(after(60, 4, 100)).toBeNull();
});

test("what is left is said as a range in fitting units", () => {
  expect(after(60, 100, 110)).toBe("less than 1 min left");
  expect(after(120, 100, 200)).toBe("1 to 4 min left");
  expect(after(3600, 100, 400)).toBe("2 to 6 h left");
});

test("only reading pages can be estimated", () => {
  expect(estimateLeft({ ...sampleJob, status: "executing_step1" }, started + 60_000)).toBeNull();
});
