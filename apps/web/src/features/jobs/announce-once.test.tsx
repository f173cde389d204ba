import { beforeEach, expect, test } from "vitest";
import { claimAnnouncement } from "./announce-once.ts";

beforeEach(() => localStorage.removeItem("announced-jobs"));

test("of many pages that see a job end, one announces it", async () => {
  const claims = await Promise.all(Array.from({ length: 5 }, () => claimAnnouncement("job-1")));
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test("each job is announced for itself", async () => {
  expect(await claimAnnouncement("job-2")).toBe(true);
  expect(await claimAnnouncement("job-4")).toBe(true);
  expect(await claimAnnouncement("job-2")).toBe(false);
});

test("a broken store doesn't silence the notice", async () => {
  localStorage.setItem("announced-jobs", "{oops");
  expect(await claimAnnouncement("job-3")).toBe(true);
});
