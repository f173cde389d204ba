import { getProfile, listJobs, logIn, signUp } from "@audit/contract";
import { expect, test } from "vitest";
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
    expect(listJobs.reply.parse(completeEnvelope(answer)).data).toEqual(jobs);
  }
});
