import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "../../api/query-client.ts";
import { sampleJobs } from "../../samples/sample-jobs.ts";
import { dropJob, refreshJob } from "./jobs-data.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test("a job that is deleted while it is read again stays deleted", async () => {
  const [job] = sampleJobs;
  if (job === undefined) throw new Error("There is no sample");
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => answer.promise);
  queryClient.setQueryData(["jobs"], [job]);
  const reading = refreshJob(job.id);
  dropJob(job.id);
  answer.resolve(Response.json({ success: true, data: job }));
  await reading;
  expect(queryClient.getQueryData(["jobs"])).toEqual([]);
});
