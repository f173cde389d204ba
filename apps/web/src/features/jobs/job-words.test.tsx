import { expect, test } from "vitest";
import { sampleJob, sampleJobs } from "../../samples/sample-jobs.ts";
import { activityLine, lossOf, lossOfAll, nameOf } from "./job-words.ts";

const jobs = Object.fromEntries(sampleJobs.map((job) => [job.status, job]));

test("the live line says what is read and how far it is", () => {
  expect(activityLine(sampleJob)).toBe("reading /collections/shoes, 137 of about 420");
});

test("while the job waits, the line says why", () => {
  const activity = { ...sampleJob.activity!, waiting: "example.com asks us to slow down, 40 s" };
  expect(activityLine({ activity })).toBe("example.com asks us to slow down, 40 s");
});

test("each kind of job has its own loss, and none can be undone", () => {
  expect(lossOf(sampleJob).loss).toMatch(/cancels and deletes.*stops the analysis.*removes partial results/);
  expect(lossOf(jobs.completed!).loss).toMatch(/report, recommendations and executive summary.*permanently deleted/);
  for (const job of sampleJobs) expect(lossOf(job).loss).toContain("cannot be undone");
});

test("deleting everything names the counts", () => {
  const { title, loss } = lossOfAll(sampleJobs);
  expect(title).toBe("Delete all 4 analyses?");
  expect(loss).toContain("The 2 running ones are cancelled");
});

test("an address is named by host and path", () => {
  expect(nameOf({ url: "https://shop.example/" })).toEqual({ host: "shop.example", path: "" });
  expect(nameOf({ url: "https://shop.example/a?b=1" })).toEqual({ host: "shop.example", path: "/a?b=1" });
});
