import { expect, test } from "vitest";
import { ZodError } from "zod";
import { getProfile, logIn, signUp } from "./accounts.ts";
import { listActions } from "./actions.ts";
import { generateSummary, getJob, listJobs, submitBatch, submitUrl } from "./jobs.ts";
import { envelopeOf, readReply } from "./reply.ts";
import { getVersion } from "./system.ts";

const at = "2026-11-20T09:00:00.000Z";
const job = {
  id: "8f0b7a52-3f0e-4f0f-9c39-6a1f5f0a7c11",
  user_id: "u1",
  url: "https://shop.example/",
  domain: "shop.example",
  status: "completed",
  created_at: at,
  started_at: at,
  completed_at: at,
  action_count: 3,
  action_generation_status: "completed",
  folderPath: "jobs/1",
  steps: { actions_parsing: { status: "completed" } },
  progress: 100,
  activity: null,
  health_score: 80,
  ai_citation_score: 70,
  pages_crawled: 4,
  error: null,
  warnings: [],
  completed_actions: 0,
};
const profile = { id: "u1", credits: 0, funds: 0, is_admin: false, plan: "free" };
const user = { id: "u1", email: "a@b.example", credits: 0 };
const login = { token: "t", user_id: "u1", email: "a@b.example", profile };
const signup = { ...login, stripe_customer_id: null, next_step: "dashboard" };

test.each([
  ["login", logIn.reply, login],
  ["sign-up", signUp.reply, signup],
  ["profile", getProfile.reply, { user, profile }],
] as const)("%s is understood bare, wrapped, and in both forms at once [D1-3.7]", (_, reply, content) => {
  const answers = [content, { success: true, data: content }, { success: true, ...content, data: content }];
  for (const answer of answers) {
    expect(readReply(reply, answer)).toMatchObject({ success: true, ...content, data: content });
  }
});

test("one job and the list of jobs are understood bare and wrapped [D1-3.7]", () => {
  const jobs = { active: [], completed: [job] };
  for (const answer of [jobs, { success: true, data: jobs }])
    expect(readReply(listJobs.reply, answer)).toMatchObject({ success: true, data: jobs });
  for (const answer of [job, { success: true, data: job }])
    expect(readReply(getJob.reply, answer)).toMatchObject({ success: true, data: job });
});

test.each(["createdAt", "timestamp", "date"])("a job's date may come as %s alone [D1-3.11]", (name) => {
  const { created_at: _, ...rest } = job;
  const dated = { ...rest, [name]: "2026-11-20T10:00:00+01:00" };
  for (const answer of [dated, { success: true, data: dated }])
    expect(readReply(getJob.reply, answer)).toMatchObject({ data: { created_at: at } });
  const list = { success: true, data: { active: [dated], completed: [dated] } };
  expect(readReply(listJobs.reply, list)).toMatchObject({
    data: { active: [{ created_at: at }], completed: [{ created_at: at }] },
  });
});

test("a started job is understood under either of its names [D1-7.18]", () => {
  for (const answer of [{ success: true, data: job }, { success: true, job }, { job }])
    expect(readReply(submitUrl.reply, answer)).toMatchObject({ data: job, job });
});

test("a printed reply suffices: jobs of a batch, the text of a summary [D1-7.20] [D1-7.25]", () => {
  expect(readReply(submitBatch.reply, { jobs: [job] })).toMatchObject({ jobs: [job] });
  expect(readReply(generateSummary.reply, { executive_summary: "All well." })).toMatchObject({
    executive_summary: "All well.",
  });
});

test("what a handler returns is laid out as its call promises", () => {
  expect(envelopeOf(getJob.reply, job)).toEqual({ success: true, data: job });
  expect(envelopeOf(logIn.reply, login)).toEqual({ success: true, ...login, data: login });
  expect(envelopeOf(listActions.reply, { actions: [] })).toEqual({ success: true, actions: [] });
  expect(envelopeOf(getVersion.reply, { version: "1.0.0" })).toEqual({ version: "1.0.0" });
});

test("an answer that does not hold what the call promises is refused", () => {
  for (const answer of [null, [], "text", { success: true }, { success: true, data: null }, { ...job, id: 1 }])
    expect(() => readReply(getJob.reply, answer)).toThrow(ZodError);
});
