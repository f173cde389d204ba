import { getJob, getProfile, listJobs, logIn, signUp } from "@audit/contract";
import { expect, test } from "vitest";
import { sampleJob } from "../samples/sample-jobs.ts";
import { completeEnvelope } from "./envelope.ts";

const profile = { id: "u1", credits: 0, funds: 0, is_admin: false, plan: "free" };
const user = { id: "u1", email: "a@b.example", credits: 0 };
const login = { token: "t", user_id: "u1", email: "a@b.example", profile };
const signup = { ...login, stripe_customer_id: null, next_step: "dashboard" };
const jobs = { active: [], completed: [] };

const answers = [
  ["login", logIn.reply, login],
  ["sign-up", signUp.reply, signup],
  ["profile", getProfile.reply, { user, profile }],
] as const;

test.each(answers)("%s is understood bare, wrapped, and in both forms at once [D1-3.7]", (_, reply, fields) => {
  const wrapped = { success: true, data: fields };
  for (const answer of [fields, wrapped, { ...wrapped, ...fields }]) {
    expect(reply.parse(completeEnvelope(answer))).toMatchObject({ success: true, ...fields, data: fields });
  }
});

test("the list of jobs is understood bare and wrapped [D1-3.7]", () => {
  for (const answer of [jobs, { success: true, data: jobs }]) {
    expect(listJobs.reply.parse(completeEnvelope(answer)).data).toMatchObject(jobs);
  }
});

test.each(["createdAt", "timestamp", "date"])("a job's date may come as %s alone [D1-3.11]", (name) => {
  const { created_at: at, ...rest } = sampleJob;
  const job = (): object => ({ ...rest, [name]: "2026-11-20T10:00:00+01:00" });
  for (const answer of [{ success: true, data: job() }, job()])
    expect(getJob.reply.parse(completeEnvelope(answer)).data.created_at).toBe(at);
  const list = { success: true, data: { active: [job()], completed: [job()] } };
  const { data } = listJobs.reply.parse(completeEnvelope(list));
  expect([...data.active, ...data.completed].map((read) => read.created_at)).toEqual([at, at]);
});
