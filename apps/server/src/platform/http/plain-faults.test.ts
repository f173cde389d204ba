import { calls } from "@audit/contract";
import { expect, test } from "vitest";
import type { z } from "zod";
import { plainFault } from "./plain-faults.ts";

const said = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: plainFault }).error?.issues[0]?.message;

test.each([
  [calls.submitUrl.body, {}, "Url is missing."],
  [calls.submitBatch.body, { urls: ["https://a.example/", 2] }, "Urls 2 has the wrong kind of value."],
  [calls.editActions.body, { ids: [] }, "Ids is empty."],
  [calls.setSchedule.body, { every: "hourly" }, "Every is none of the values that can be chosen."],
  [calls.saveActionNotes.body, { notes: "x".repeat(5001) }, "Notes may have at most 5000 characters."],
  [calls.signUp.body, { email: "x", password: "y" }, "Email is not valid."],
] as const)("a request that is refused says what is wrong in plain words", (schema, value, sentence) => {
  expect(said(schema, value)).toBe(sentence);
});

test("a sentence of the schema's own goes before", () => {
  expect(said(calls.createShare.body, { jobId: "x" })).toBe("Job ID is required to create a share link");
});
