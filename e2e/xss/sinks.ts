import { expect, type Page } from "@playwright/test";

/** A finished job whose every text and address holds the hostile text, after a word that tells it from others. */
export interface HostileJob {
  readonly jobId: string;
  readonly actionId: string;
  /** A rule with a finding in the report. */
  readonly ruleId: string;
  readonly word: string;
}

/** A place where text from outside reaches the screen. */
export interface Sink {
  readonly name: string;
  /** Goes there and waits until the job's text is shown. */
  open(page: Page, job: HostileJob): Promise<void>;
}

const PATIENCE = { timeout: 10_000 };

/** Goes to an address of the application without loading the page again: hundreds of texts go through each place. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => history.pushState(null, "", href), address);
}

/** Add a place here when a screen shows texts of crawled pages or of files. */
export const sinks: readonly Sink[] = [
  {
    name: "job list, job details, page title",
    open: async (page, { jobId, word }) => {
      await go(page, `/?open=${jobId}&q=${word}`);
      await expect(page.getByRole("main")).toContainText(word, PATIENCE);
      await expect(page.getByRole("button", { name: /^Action plan/ })).toBeVisible(PATIENCE);
    },
  },
  {
    name: "actions and executive summary",
    open: async (page, { jobId, word }) => {
      await go(page, `/dashboard/actions?jobId=${jobId}`);
      await expect(page.locator("[data-action-id]").first()).toContainText(word, PATIENCE);
      await page.getByRole("button", { name: "Show Executive Summary" }).click();
      await expect(page.locator(".prose").filter({ hasText: word }).first()).toBeVisible(PATIENCE);
    },
  },
  {
    name: "task with evidence and code",
    open: async (page, { jobId, actionId, word }) => {
      await go(page, `/dashboard/actions?jobId=${jobId}&actionId=${actionId}`);
      await expect(page.getByRole("article")).toContainText(word, PATIENCE);
    },
  },
  {
    name: "file viewer",
    open: async (page, { jobId, word }) => {
      await go(page, `/dashboard/actions?jobId=${jobId}&tab=files`);
      await page.getByRole("button", { name: /^Action plan/ }).click(PATIENCE);
      const dialog = page.getByRole("dialog");
      await expect(dialog.locator(".prose")).toContainText(word, PATIENCE);
    },
  },
];

/** Leaves a dialog that a sink opened. */
export async function leave(page: Page): Promise<void> {
  if ((await page.getByRole("dialog").count()) === 0) return;
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}
