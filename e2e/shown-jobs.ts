import type { Page } from "@playwright/test";
import { answerWith, expect } from "./world.ts";

const JOB = {
  user_id: "u",
  created_at: "2026-11-20T09:00:00.000Z",
  started_at: null,
  completed_at: null,
  action_count: 0,
  action_generation_status: null as string | null,
  folderPath: "jobs/x",
  steps: { actions_parsing: { status: "pending" } },
  progress: 0,
  activity: null,
  health_score: null,
  ai_citation_score: null,
  pages_crawled: 0,
  error: null,
  warnings: [],
  completed_actions: 0,
  executive_summary: null,
};
export type ShownJob = typeof JOB & {
  readonly id: string;
  readonly status: string;
  readonly url: string;
  readonly domain: string;
};

export const makeJob = (number: number, status: string, part: object = {}): ShownJob => ({
  ...JOB,
  id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  url: `https://shop${number}.example/`,
  domain: `shop${number}.example`,
  created_at: `2026-11-${String(10 + number)}T09:00:00.000Z`,
  status,
  ...part,
});

/** The list holds exactly these jobs, and nothing arrives by itself. */
export async function showJobs(page: Page, jobs: readonly ShownJob[]): Promise<void> {
  await page.route("**/api/v1/realtime", (route) => route.abort());
  await page.route(/\/api\/v1\/jobs\/0000/, (route) => {
    const job = jobs.find(({ id }) => route.request().url().endsWith(id));
    return route.request().method() === "GET"
      ? route.fulfill({ json: { success: true, data: job } })
      : route.fallback();
  });
  await answerWith(page, /\/api\/v1\/jobs$/, 200, { success: true, data: { active: jobs, completed: [] } });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Recent Jobs" })).toBeVisible();
}

export const hosts = (page: Page): Promise<string[]> =>
  page
    .locator("tbody tr td:first-child")
    .evaluateAll((cells) => cells.map((cell) => /shop\d+/.exec(cell.textContent ?? "")?.[0] ?? ""));
