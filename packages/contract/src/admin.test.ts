import { expect, test } from "vitest";
import { AdminJob, adminLabelOf } from "./admin.ts";
import { groupOf, jobStatusNames } from "./job-status.ts";

test.each([
  ["executing_parallel_streams", "Analyzing"],
  ["executing_step1", "AI Analysis"],
  ["executing_step2", "Data Collection"],
  ["executing_step2_format", "Formatting"],
  ["executing_step3", "Recommendations"],
  ["executing_convergence", "Final Report"],
  ["queued", "Queued"],
])("the operator reads %s as %s [D2-3.35 D2-3.36 D2-3.37 D2-3.38 D2-3.39 D2-3.40]", (status, label) => {
  expect(adminLabelOf(status)).toBe(label);
});

test("a job is read in both spellings of its fields, in every status [D2-3.33 D2-3.34]", () => {
  const id = "8f0b7a52-3f0e-4f0f-9c39-6a1f5f0a7c11";
  const at = "2026-01-02T03:04:05.000Z";
  for (const status of jobStatusNames) {
    const plain = { id, url: "https://shop.example/", status, created_at: at, user_email: "a@shop.example" };
    const camel = { id, url: "https://shop.example/", status, createdAt: at, userEmail: "a@shop.example" };
    expect(AdminJob.parse(camel)).toEqual(AdminJob.parse(plain));
    expect(AdminJob.parse(plain)).toMatchObject({ status, created_at: at, user_email: "a@shop.example" });
  }
});

test("all but completed and failed jobs count as processing, each of the 15 statuses [D2-4.37]", () => {
  const groups = Object.groupBy(jobStatusNames, groupOf);
  expect(jobStatusNames).toHaveLength(15);
  expect([groups.completed, groups.failed, groups.processing?.length]).toEqual([["completed"], ["failed"], 13]);
});
