import { readFile } from "node:fs/promises";
import type { Report } from "@audit/contract";
import type { Page } from "@playwright/test";
import { answerWith, ask, expect, test, type Account, type World } from "./world.ts";

const addressOf = (jobId: string): string => `/dashboard/report?jobId=${jobId}`;

async function reportOf(world: World, { token }: Account, jobId: string): Promise<Report> {
  const { data } = await ask(world, "GET", `/api/v1/jobs/${jobId}/report`, token);
  return data as Report;
}

/** The figures of a chart as its table gives them: the first figure of each row. */
async function tableOf(page: Page, title: string): Promise<number[]> {
  await page.getByRole("button", { name: `${title}: show as table` }).click();
  const rows = page.getByRole("table", { name: title }).getByRole("row");
  const cells = await rows.locator("td:first-of-type").allTextContents();
  return cells.map((cell) => Number(cell.replaceAll(",", "")));
}

test("an owner opens the report of a real audit: scores with their reasons, charts with the numbers of the API", async ({
  owner: page,
  jobId,
  world,
  account,
}) => {
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await page.getByRole("navigation", { name: "Analysis" }).getByRole("link", { name: "Report", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/report\\?jobId=${jobId}`));
  const report = await reportOf(world, account, jobId);
  await expect(page.getByRole("heading", { level: 1, name: report.domain })).toBeVisible();
  const { health, aiCitation } = report.scores;
  await expect(page.getByRole("img", { name: `Health: ${health.score} of 100` })).toBeVisible();
  await expect(page.getByRole("img", { name: `AI visibility: ${aiCitation.score} of 100` })).toBeVisible();
  const technical = health.categories.find(({ category }) => category === "technical")!;
  const row = page.getByRole("table", { name: "Health by category" }).getByRole("row", { name: /^Technical/ });
  await expect(row).toContainText(`${technical.score}`);
  await expect(row).toContainText(`${technical.passed} of ${technical.passed + technical.failed}`);
  await page.getByText("How the scores are made").click();
  await expect(page.getByText(/high impact weighs 10, of medium impact 3, of low impact 1/)).toBeVisible();

  for (const warning of report.warnings) await expect(page.getByText(warning)).toBeVisible();
  const counts = (of: readonly { count: number }[]): number[] => of.map(({ count }) => count);
  expect(await tableOf(page, "Status codes")).toEqual(counts(report.statuses));
  expect(await tableOf(page, "Indexability")).toEqual(counts(report.indexability));
  expect(await tableOf(page, "Clicks from the start page")).toEqual(report.depths.map(({ pages }) => pages));
  const { pages, otherAnswers, notRead } = report.coverage;
  expect(await tableOf(page, "What was read")).toEqual(
    [pages, otherAnswers, ...counts(notRead)].filter((count) => count > 0),
  );
  await page.getByRole("button", { name: "Status codes: show as chart" }).click();
  await expect(
    page
      .getByRole("img", { name: /^Status codes\. / })
      .locator("svg")
      .first(),
  ).toBeVisible();

  const heat = page.getByRole("region", { name: "Templates and areas, grid" }).getByRole("row");
  await expect(heat).toHaveCount(report.areas.length + 1);
  // The shop's robots.txt closes everything to one search crawler.
  await expect(page.getByText(/AI search crawlers may read every template; OAI-SearchBot may not\./)).toBeVisible();
  await expect(page.getByRole("row", { name: /^OAI-SearchBot/ }).getByText(/may read none of/)).toHaveCount(
    report.templates.length,
  );
});

test("each side of the report is a tab of its own, and the whole is one PDF", async ({ owner: page, jobId }) => {
  await page.goto(addressOf(jobId));
  const sides = page.getByRole("navigation", { name: "Sides of the report" });
  await sides.getByRole("link", { name: "Technical" }).click();
  await expect(page).toHaveURL(/doc=technical\.md/);
  await expect(page.getByRole("heading", { name: /^Technical: / })).toBeVisible();
  await sides.getByRole("link", { name: "AI visibility" }).click();
  await expect(page.getByRole("heading", { name: /^AI visibility: / })).toBeVisible();
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^seo-report-.*\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
});

test("a finding opens to its evidence, every address and the task that mends it", async ({
  owner: page,
  jobId,
  world,
  account,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { findings, scores } = await reportOf(world, account, jobId);
  const finding = findings.find(({ rule }) => rule === "description-missing")!;
  await page.goto(addressOf(jobId));
  await expect(page.getByRole("heading", { name: "Findings" })).toBeVisible();
  await page.getByRole("button", { name: /^Content \d/ }).click();
  await expect(page.getByRole("heading", { level: 3, name: /^Technical/ })).toHaveCount(0);
  const opener = page.getByRole("button", { name: new RegExp(`^${finding.title}`) });
  await expect(opener).toContainText(`${finding.count} of ${finding.outOf} pages`);
  await opener.click();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await expect(page).toHaveURL(/open=description-missing/);
  const body = page.locator("#evidence-description-missing");
  await expect(body.getByText(finding.why)).toBeVisible();
  await expect(body.getByRole("region", { name: "Evidence" }).getByRole("link").first()).toHaveAttribute(
    "rel",
    /noopener.*nofollow/,
  );
  const about = body.getByRole("link", { name: "About this check" });
  await expect(about).toHaveAttribute("href", "/checks/description-missing");
  const list = body.getByRole("region", { name: "Affected addresses" }).getByRole("listitem");
  await expect(list).toHaveCount(finding.count);
  await body.getByRole("button", { name: "Copy addresses" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split("\n")).toHaveLength(finding.count);
  const download = page.waitForEvent("download");
  await body.getByRole("button", { name: "CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^[\w.-]+-description-missing\.csv$/);
  const sheet = await readFile(await file.path(), "utf8");
  expect(sheet.split("\r\n")).toHaveLength(finding.count + 1);

  await page.reload();
  await expect(body).toBeVisible();
  await page.getByRole("link", { name: scores.health.costs[0]!.title }).first().click();
  await expect(page.locator(`#evidence-${scores.health.costs[0]!.rule}`)).toBeInViewport();

  const mended = findings.find(({ verdict, actions }) => verdict === "fail" && actions.length > 0)!;
  await page.goto(`${addressOf(jobId)}&open=${mended.rule}`);
  const task = mended.actions[0]!.title;
  await page.locator(`#evidence-${mended.rule}`).getByRole("link", { name: task }).click();
  await expect(page.getByRole("article")).toContainText(task);
});

test("printed, the report is a document: no controls, every finding open, light, within the sheet", async ({
  owner: page,
  jobId,
  world,
  account,
}) => {
  const { findings } = await reportOf(world, account, jobId);
  const failing = findings.filter(({ verdict }) => verdict === "fail");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(addressOf(jobId));
  await expect(page.getByRole("heading", { name: "Findings" })).toBeVisible();
  await page.setViewportSize({ width: 690, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[id^=evidence-]")).toHaveCount(failing.length);
  // What could not be told is a line each.
  for (const { title, verdict } of findings)
    if (verdict === "unknown") await expect(page.getByText(`${title}.`)).toBeVisible();
  await expect(page.getByRole("main").getByText("SEO Analysis Platform")).toBeVisible();
  for (const control of [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByRole("navigation")])
    for (const one of await control.all()) await expect(one).toBeHidden();
  await expect(page.getByRole("button", { name: /Print|Copy|CSV|Table/ })).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--page").trim())).toBe(
    "#f9fafb",
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(690);
  const bar = page.getByRole("img", { name: /^What was read\. / }).locator("svg.recharts-surface");
  if ((await bar.count()) > 0) expect((await bar.boundingBox())!.width).toBeLessThanOrEqual(690);
  const sheet = await page.pdf({ preferCSSPageSize: true });
  const pages = sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)!.length;
  // It has half as many findings again as real shops of two hundred pages, whose reports are of 14 to 17 sheets.
  expect(pages).toBeLessThanOrEqual(24);
});

test("what can't be shown says why, with a next step", async ({ owner: page, jobId }) => {
  const call = "**/api/v1/jobs/*/report";
  await answerWith(page, call, 500);
  await page.goto(addressOf(jobId));
  await expect(page.getByRole("alert")).toContainText("Failed to load report");
  await page.unroute(call);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Findings" })).toBeVisible();

  const sentence = "This analysis was made before report pages existed. Run it again to get its report.";
  const body = { success: false, error: sentence, message: sentence, code: "REPORT_MISSING", requestId: "r" };
  await answerWith(page, call, 404, body);
  await page.reload();
  await expect(page.getByText(sentence)).toBeVisible();
  await page.getByRole("button", { name: "Run again" }).click();
  await expect(page).toHaveURL(/\/\?open=/);
  await page.unroute(call);

  await page.goto("/dashboard/report?jobId=00000000-0000-4000-8000-00000000dead");
  await expect(page.getByText("This analysis does not exist")).toBeVisible();
  await page.goto("/dashboard/report");
  await expect(page).toHaveURL(new RegExp("jobId="));
  await expect(page.getByRole("heading", { name: "Findings" })).toBeVisible();
});
