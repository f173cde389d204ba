import type { EmailTemplate } from "@audit/contract";
import { expect, test } from "vitest";
import { countsLine, daysOf, subjectHint } from "./email-words.ts";
import { checkTemplate, emptyTemplate, isChanged } from "./template-values.ts";

const template = (step_number: number, more: Partial<EmailTemplate> = {}): EmailTemplate => ({
  id: `t${step_number}`,
  sequence_id: "s",
  name: "Name",
  subject: "Subject",
  content: "Content",
  step_number,
  delay_days: 2,
  is_active: true,
  version: 1,
  created_at: "2026-05-03T00:00:00.000Z",
  updated_at: "2026-05-03T00:00:00.000Z",
  counts: { sent: 0, failed: 0, unknown: 0, waiting: 0, unsubscribed: 0 },
  ...more,
});

test("a new template is one step after the highest, not after the number of steps, and active [D2-5.20] [D2-5.22]", () => {
  const values = emptyTemplate([template(1), template(2), template(5)]);
  expect(values).toMatchObject({ step_number: "6", is_active: true });
  expect(emptyTemplate([]).step_number).toBe("1");
});

test.each([
  ["0", "step_number"],
  ["-1", "step_number"],
  ["1.5", "step_number"],
  ["", "step_number"],
  ["-1", "delay_days"],
  ["", "delay_days"],
] as const)("%j is refused as %s", (typed, field) => {
  const full = { ...emptyTemplate([]), name: "a", subject: "b", content: "c" };
  expect(checkTemplate(full)).toMatchObject({ input: { step_number: 1, delay_days: 0 } });
  expect(checkTemplate({ ...full, [field]: typed })).toEqual({
    faults: { [field]: expect.stringMatching(/whole number/) },
  });
});

test("a form is changed as soon as one field differs", () => {
  const kept = emptyTemplate([]);
  expect(isChanged({ ...kept }, kept)).toBe(false);
  expect(isChanged({ ...kept, is_active: false }, kept)).toBe(true);
});

test("days add up over active steps only", () => {
  const days = daysOf([template(1, { delay_days: 0 }), template(2, { is_active: false }), template(3)]);
  expect([...days]).toEqual([
    ["t1", 0],
    ["t3", 2],
  ]);
});

test("counts name what happened, and nothing that did not", () => {
  expect(countsLine({ enrolled: 1200, sent: 0, failed: 0, unsubscribed: 3 })).toBe(
    `${(1200).toLocaleString()} enrolled · 0 sent · 3 unsubscribed`,
  );
  expect(subjectHint("x".repeat(61))).toContain("cut");
});
