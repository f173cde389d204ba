import { nameOf } from "../../format/addresses.ts";
import { expect, test } from "vitest";
import { sampleJob, sampleJobs } from "../../samples/sample-jobs.ts";
import { activityLine, countBeside, lossOf, lossOfAll, pagesLine } from "./job-words.ts";

const jobs = Object.fromEntries(sampleJobs.map((job) => [job.status, job]));

const reading = sampleJob.activity!;

test("pages read are counted against those expected, and never against fewer", () => {
  expect(pagesLine(reading)).toBe("137 of about 420 pages");
  expect(pagesLine({ ...reading, expected: 1, pages: 3 })).toBe("3 of about 3 pages");
  expect(pagesLine({ ...reading, expected: null })).toBe("137 of about 431 pages");
});

test("the live line says what is done this moment", () => {
  expect(activityLine(sampleJob, 0)).toBe("reading /collections/shoes");
  expect(activityLine({ ...sampleJob, activity: null }, 0)).toBe("asking for the first page");
  expect(activityLine({ ...sampleJob, status: "executing_step1" }, 0)).toBe("judging every page by every rule");
});

test("while the job waits, the line says what for", () => {
  const waiting = "waiting 2 s between pages, as shop.example asks";
  expect(activityLine({ ...sampleJob, activity: { ...reading, waiting } }, 0)).toBe(waiting);
  const ours = { ...reading, waiting, waitsFor: "store" } as const;
  expect(activityLine({ status: "executing_step2", activity: ours }, 0)).toBe("waiting for our database");
  const queued = { status: "queued", activity: null } as const;
  expect(activityLine(queued, 0)).toBe("waiting for its turn");
  const inLine = (place: number, seconds: number | null) => activityLine({ ...queued, in_line: { place, seconds } }, 0);
  expect(inLine(3, 250)).toBe("place 3 in line, begins in about 4 min");
  expect(inLine(1, 0)).toBe("place 1 in line, begins at once");
  expect(inLine(1200, null)).toBe("place 1,200 in line");
  expect(activityLine(queued, 2)).toBe("waiting for its turn: 2 other analyses of yours are being worked on");
});

test("only jobs that are being worked on stand before one in line", () => {
  const others = [sampleJob, { ...sampleJob, id: "b", status: "queued" as const }, jobs.completed!];
  expect(countBeside(others, { id: "b" })).toBe(1);
  expect(countBeside(others, sampleJob)).toBe(0);
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
