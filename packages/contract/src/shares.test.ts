import { expect, test } from "vitest";
import { Action, Analysis, createShare, SharedAction } from "./index.ts";

const row = {
  id: "0c2f6d5e-3b1a-4f7e-8a55-1f2d3c4b5a01",
  job_id: "5b0c0a7e-6f0e-4d5c-9a57-0d6a4d1c1a04",
  title: "Titles are missing",
  action_name: "Write the titles",
  type: "fault",
  impact: "high",
  status: "todo",
  category: "content",
  difficulty: "easy",
  time_estimate: 45,
  time_available: "45 min",
  time_to_result: "2-4 weeks",
  business_value: "More clicks.",
  searchVolume: null,
  leads: null,
  problem: "No titles.",
  solution: "Write them.",
  implementation: null,
  patches: [],
  code_example: null,
  tags: ["titles"],
  started_at: null,
  completed_at: null,
  notes: "mine",
  effectiveness_rating: 4,
  assignee: "Ann",
  due_on: "2027-01-31",
  not_relevant: null,
  rule: "titles/title-missing",
  template: "product",
  verification: null,
  affected: { count: 1, urls: ["https://shop.example/"] },
  evidence: [],
  check: "Look.",
  check_command: null,
  done_by: null,
  pages: [],
  heals: [],
  fingerprint: "0",
  priority: 1,
  ranking: null,
  search: null,
};

test("an action has every printed field, and only the printed words [D2-3.1 D2-3.2 D2-3.5 D2-3.6 D2-3.8]", () => {
  expect(Action.parse(row)).toEqual(row);
  for (const wrong of [{ category: "other" }, { difficulty: "none" }, { status: "done" }])
    expect(Action.safeParse({ ...row, ...wrong }).success).toBe(false);
  for (const field of Object.keys(row).filter(
    (name) =>
      !/^(type|status|impact|time_to_result|check_command|done_by|pages|heals|assignee|due_on|not_relevant|verification|ranking|search|patches)$/.test(
        name,
      ),
  ))
    expect(Action.safeParse({ ...row, [field]: undefined }).success).toBe(false);
});

test("a missing or unknown impact and a missing time to result don't break the list [D2-5.12 D2-9.15]", () => {
  expect(Action.parse({ ...row, impact: "huge", time_to_result: undefined })).toMatchObject({
    impact: "unknown",
    time_to_result: "",
  });
});

test("a missing status is todo, and both spellings of a field are read [D2-3.3 D2-3.7 D2-3.13]", () => {
  const { time_estimate: timeEstimate, time_to_result: timeToResult, business_value: businessValue, ...rest } = row;
  expect(Action.parse({ ...rest, timeEstimate, timeToResult, businessValue, status: undefined })).toEqual(row);
  const analysis = {
    id: row.id,
    domain: "shop.example",
    url: "https://shop.example/",
    analysis_timestamp: "2026-11-20T09:40:00.000Z",
    created_at: "2026-11-20T09:40:00.000Z",
    actions_count: 96,
  };
  const read = { ...analysis, jobId: row.job_id };
  expect(Analysis.parse({ ...analysis, job_id: row.job_id })).toEqual(read);
  expect(Analysis.parse(read)).toEqual(read);
});

test("a shared action counts 'pending' as todo and keeps what is the owner's own back [D2-3.4]", () => {
  const shared = SharedAction.parse({ ...row, status: "pending" });
  expect(shared.status).toBe("todo");
  for (const field of ["notes", "effectiveness_rating", "started_at", "completed_at", "job_id", "fingerprint"])
    expect(shared).not.toHaveProperty(field);
});

test("a link never ends unless a printed time is chosen, and sections come once and in order", () => {
  const read = createShare.body.parse({ jobId: row.job_id, sharedContent: ["job_metadata", "actions", "actions"] });
  expect(read).toEqual({
    jobId: row.job_id,
    title: "",
    description: "",
    sharedContent: ["actions", "job_metadata"],
    shareMode: "preview",
    expiresIn: null,
  });
});
