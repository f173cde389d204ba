import type { Job } from "@audit/contract";

export const sampleJob: Job = {
  id: "5b0c0a7e-6f0e-4d5c-9a57-0d6a4d1c1a01",
  user_id: "sample",
  url: "https://shop.example/",
  domain: "shop.example",
  status: "executing_parallel_streams",
  created_at: "2026-11-20T09:00:00.000Z",
  started_at: "2026-11-20T09:00:01.000Z",
  completed_at: null,
  action_count: 0,
  action_generation_status: null,
  folderPath: "jobs/sample",
  steps: { actions_parsing: { status: "pending" } },
  progress: 24,
  activity: {
    pages: 137,
    known: 420,
    url: "https://shop.example/collections/shoes",
    waiting: null,
    firstFindings: [
      { title: "Product pages don't tell Google the price", severity: "high", count: 12 },
      { title: "Titles are cut off in search results", severity: "medium", count: 31 },
    ],
  },
  health_score: null,
  ai_citation_score: null,
  pages_crawled: 137,
  error: null,
  warnings: [],
  completed_actions: 0,
  executive_summary: null,
};

/** One job per state that a list can show. */
export const sampleJobs: readonly Job[] = [
  sampleJob,
  {
    ...sampleJob,
    id: "5b0c0a7e-6f0e-4d5c-9a57-0d6a4d1c1a02",
    url: "https://slow.example/",
    domain: "slow.example",
    activity: { ...sampleJob.activity!, waiting: "slow.example asks us to slow down, 40 s", firstFindings: [] },
  },
  {
    ...sampleJob,
    id: "5b0c0a7e-6f0e-4d5c-9a57-0d6a4d1c1a03",
    url: "https://closed.example/",
    domain: "closed.example",
    status: "failed",
    activity: null,
    error: "closed.example could not be reached: its name does not resolve.",
  },
  {
    ...sampleJob,
    id: "5b0c0a7e-6f0e-4d5c-9a57-0d6a4d1c1a04",
    url: "https://done.example/",
    domain: "done.example",
    status: "completed",
    activity: null,
    action_count: 96,
    completed_actions: 12,
    health_score: 74,
    ai_citation_score: 58,
    warnings: ["Two pages took longer than 30 seconds and were left out."],
  },
];
