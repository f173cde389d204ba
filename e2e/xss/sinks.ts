import { expect, type Locator, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import type { HostileJob, XssServer } from "./hostile-job.ts";
import { inMarkdown, inText, type Shown } from "./shown.ts";

/** A place where text from outside reaches the screen. */
export interface Sink {
  readonly name: string;
  /** Goes there, waits until it is drawn and opened, and reads which of the job's texts are on the screen. */
  show(page: Page, job: HostileJob, server: XssServer): Promise<Shown>;
}

const PATIENCE = { timeout: 10_000 };

const main = (page: Page): Locator => page.locator("main");

/** Goes to an address of the application without loading the page again: hundreds of texts go through each place. */
async function go(page: Page, address: string): Promise<void> {
  // The frame that is sent has an empty one; before the application has filled it, nobody listens.
  await main(page)
    .locator("> *")
    .first()
    .waitFor({ ...PATIENCE, state: "attached" });
  await page.evaluate((href) => history.pushState(null, "", href), address);
}

const actionsOf = ({ jobId }: HostileJob): string => `/dashboard/actions?jobId=${jobId}`;

async function openSummary(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Show Executive Summary" }).click(PATIENCE);
  const prose = main(page).locator(".prose");
  await expect(prose).toBeVisible(PATIENCE);
  return prose;
}

/** Opens a file of the job in the viewer. */
async function openFile(page: Page, job: HostileJob, name = "action plan"): Promise<Locator> {
  await go(page, `${actionsOf(job)}&tab=files`);
  await page.getByRole("button", { name: new RegExp(`^${name}`, "i") }).click(PATIENCE);
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(".prose")).toBeVisible(PATIENCE);
  return dialog;
}

/** Saves the plan in a format of the application. */
async function exported(page: Page, job: HostileJob, save: () => Promise<void>): Promise<string> {
  await go(page, actionsOf(job));
  await expect(page.locator("[data-action-id]")).toHaveCount(job.marks.length, PATIENCE);
  const [file] = await Promise.all([page.waitForEvent("download", PATIENCE), save()]);
  return readFile(await file.path(), "utf8");
}

/** Add a place here when a screen shows texts of crawled pages or of files. */
export const sinks: readonly Sink[] = [
  {
    name: "job list and job details",
    show: async (page, job) => {
      await go(page, `/?open=${job.jobId}`);
      await expect(page.getByRole("button", { name: /^action plan/i })).toBeVisible(PATIENCE);
      return inText(main(page).locator("table a[title]"));
    },
  },
  {
    name: "tasks and page title",
    show: async (page, job) => {
      await go(page, actionsOf(job));
      await expect(page.locator("[data-action-id]")).toHaveCount(job.marks.length, PATIENCE);
      await expect(page).toHaveTitle(/^Tasks for ./, PATIENCE);
      const cards = await inText(page.locator("[data-action-id]"));
      const titles = await inText(page.locator("head title"));
      return (mark) => cards(mark) && titles(mark);
    },
  },
  {
    name: "executive summary",
    show: async (page, job) => {
      await go(page, actionsOf(job));
      return inMarkdown(await openSummary(page));
    },
  },
  {
    name: "task with evidence, code and pages",
    show: async (page, job) => {
      await go(page, `${actionsOf(job)}&actionId=${job.actionId}`);
      const article = page.getByRole("article");
      await expect(article).toBeVisible(PATIENCE);
      const more = article.getByRole("button", { name: /^Show \d+ more/ });
      for (let left = await more.count(); left > 0; left -= 1) {
        await more.first().click(PATIENCE);
        await expect(more).toHaveCount(left - 1, PATIENCE);
      }
      for (const title of ["Evidence", /^Affected pages/])
        await expect(article.getByRole("heading", { name: title })).toBeVisible(PATIENCE);
      return inText(article);
    },
  },
  {
    name: "plan on paper",
    show: async (page, job) => {
      await go(page, `${actionsOf(job)}&view=print`);
      await expect(page.getByRole("article").getByRole("listitem").first()).toBeVisible(PATIENCE);
      return inText(page.getByRole("article").locator("ol"));
    },
  },
  {
    name: "file viewer",
    show: async (page, job) => {
      const shown = await inMarkdown(await openFile(page, job));
      await leave(page);
      return shown;
    },
  },
  {
    name: "report, evidence and page title",
    show: async (page, job) => {
      await go(page, `/dashboard/report?jobId=${job.jobId}&open=${job.ruleId}`);
      await expect(page.getByRole("region", { name: "Affected addresses" })).toBeVisible(PATIENCE);
      await expect(page).toHaveTitle(/^Report on ./, PATIENCE);
      const rows = page.locator("[id^=finding-]");
      const evidence = page.locator(`[id="evidence-${job.ruleId}"]`);
      const places = [rows.getByRole("heading"), evidence, page.locator("head title"), page.locator("h1")];
      const seen = await Promise.all(places.map((place) => inText(place)));
      return (mark) => seen.every((isShown) => isShown(mark));
    },
  },
  {
    name: "report on paper: every finding open, grids",
    show: async (page, job) => {
      await go(page, `/dashboard/report?jobId=${job.jobId}`);
      await expect(page.locator("[id^=finding-]").first()).toBeVisible(PATIENCE);
      await page.emulateMedia({ media: "print" });
      try {
        // What could not be told is a line on paper, without evidence.
        const findings = page.locator("[id^=finding-hostile]");
        await expect(findings).toHaveCount(job.marks.length, PATIENCE);
        const grids = page.locator("#markup table, #templates table");
        await expect(grids.first()).toBeAttached(PATIENCE);
        const bodies = await inText(findings);
        const inGrids = await inText(grids);
        return (mark) => bodies(mark) && inGrids(mark);
      } finally {
        await page.emulateMedia({ media: null });
      }
    },
  },
  {
    name: "shared summary and plan",
    show: async (page, { shareToken }) => {
      await go(page, `/share/${shareToken}?doc=executive_summary.md`);
      await expect(main(page).locator(".prose")).toBeVisible(PATIENCE);
      const summary = await inMarkdown(main(page));
      await page.getByRole("tab", { name: /plan/i }).click(PATIENCE);
      await expect(main(page).locator(".prose")).toContainText("SEO Action Items", PATIENCE);
      const plan = await inText(main(page).locator(".prose"));
      return (mark) => summary(mark) && plan(mark);
    },
  },
  {
    name: "shared tasks, summary and opened task",
    show: async (page, job) => {
      await go(page, `/shared/${job.shareToken}`);
      await expect(page.locator("[data-action-id]")).toHaveCount(job.marks.length, PATIENCE);
      const summary = await inMarkdown(await openSummary(page));
      const cards = await inText(page.locator("[data-action-id]"));
      await page.locator("[data-action-id] a").first().click();
      await expect(page.getByRole("article")).toBeVisible(PATIENCE);
      return (mark) => summary(mark) && cards(mark);
    },
  },
  {
    name: "the operator's jobs and users",
    show: async (page, job, server) => {
      await server.plant("admin", job.email, { isAdmin: true });
      const whose = `?q=${encodeURIComponent(job.email)}`;
      // The page asks anew who it is shown to.
      await page.goto(`/admin/jobs${whose}`);
      await expect(page.locator("[data-job]").nth(job.marks.length)).toBeVisible(PATIENCE);
      const jobs = await inText(page.locator("[data-job] span[title]"));
      await go(page, `/admin/users${whose}`);
      // A row for each job of the account: texts that were looked at before have theirs too.
      await expect(page.locator("tbody tr").filter({ hasText: job.email }).first()).toBeVisible(PATIENCE);
      await expect(page.locator("tbody tr").filter({ hasNotText: job.email })).toHaveCount(0, PATIENCE);
      const users = await inText(page.locator("tbody"));
      return (mark) => jobs(mark) && users(mark);
    },
  },
  {
    name: "exported plan and tasks for assistants in the file viewer",
    show: async (page, job, server) => {
      const plan = await exported(page, job, () => page.getByRole("button", { name: "Export MD" }).click(PATIENCE));
      const tasks = await exported(page, job, async () => {
        await page.getByRole("button", { name: "More formats" }).click(PATIENCE);
        await page.getByRole("menuitem", { name: "For coding assistants" }).click(PATIENCE);
      });
      const files = { "action_plan.md": plan, "audit_summary.md": tasks };
      await server.plant("files", job.email, { jobId: job.jobId, files });
      // What the viewer has read already is another text.
      await page.goto("/");
      // Both are our own documents around texts that must be text in them: escaped, not formatted.
      const planShown = await inText((await openFile(page, job)).locator(".prose"));
      await leave(page);
      const tasksShown = await inText((await openFile(page, job, "audit summary")).locator(".prose"));
      await leave(page);
      return (mark) => planShown(mark) && tasksShown(mark);
    },
  },
];

/** With the places that show what another one of `sinks` shows by the same component: too long for the suite. */
export const everySink: readonly Sink[] = [
  // Before the last of `sinks`, which puts other files in place of the job's.
  {
    name: "a side of the report",
    show: async (page, job) => {
      await go(page, `/dashboard/report?jobId=${job.jobId}&doc=audit_summary.md`);
      const prose = main(page).locator(".prose");
      await expect(prose).toBeVisible(PATIENCE);
      return inMarkdown(prose);
    },
  },
  ...sinks,
];

async function leave(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0, PATIENCE);
}
