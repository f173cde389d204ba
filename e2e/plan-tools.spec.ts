import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { plantAnalysis } from "./shares.ts";
import { answerWith, ask, expect, test } from "./world.ts";

async function openPlan(page: Page, jobId: string): Promise<void> {
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await expect(page.getByRole("heading", { name: /^Available Tasks/ })).toBeVisible();
}

async function saved(page: Page, click: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent("download"), click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("the plan is saved as markdown, for coding assistants, as a table, and for paper [D2-1.4 D2-2.58 D2-9.18 D2-8.17]", async ({
  owner: page,
  account,
  world,
}) => {
  const jobId = await plantAnalysis(world, account, "one.example", 100);
  await openPlan(page, jobId);
  const today = new Date().toISOString().slice(0, 10);
  const markdown = await saved(page, () => page.getByRole("button", { name: "Export MD" }).click());
  expect(markdown.name).toBe(`seo-actions-one.example-${today}.md`);
  expect(markdown.text).toMatch(/^# SEO Action Items: one\.example\n/);
  expect(markdown.text.match(/^### \d+\. /gm)).toHaveLength(100);
  const more = async (name: string) => {
    await page.getByRole("button", { name: "More formats" }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  const tasks = await saved(page, () => more("For coding assistants"));
  expect(tasks.name).toBe(`seo-actions-one.example-${today}.assistant.md`);
  expect(tasks.text.match(/^### Acceptance check$/gm)).toHaveLength(100);
  const table = await saved(page, () => more("Spreadsheet (CSV)"));
  expect(table.name).toBe(`seo-actions-one.example-${today}.csv`);
  expect(table.text.trim().split("\r\n")).toHaveLength(101);
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error("no room");
    };
  });
  await page.getByRole("button", { name: "Export MD" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Failed to export actions. Please try again.");
  await page.getByRole("button", { name: "OK" }).click();
  await more("Print view");
  await expect(page.getByRole("heading", { name: "Action plan: one.example" })).toBeVisible();
  await expect(page.getByText(/^Measured .* Health [\d–]+ of 100, AI visibility [\d–]+ of 100\.$/)).toBeVisible();
  const numbers = page
    .getByRole("article")
    .getByRole("heading", { level: 2 })
    .getByText(/^\d+\.$/);
  expect(await numbers.allTextContents()).toEqual(Array.from({ length: 100 }, (_, at) => `${at + 1}.`));
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)!.length).toBeLessThanOrEqual(40);
  await page.getByRole("link", { name: "Back to Tasks" }).click();
  await expect(page.getByRole("heading", { name: /^Available Tasks/ })).toBeVisible();
});

test("an audit is saved for other programs, and a spreadsheet reads its plan until the address is revoked", async ({
  owner: page,
  account,
  world,
}) => {
  const jobId = await plantAnalysis(world, account, "one.example", 12);
  await openPlan(page, jobId);
  await page.getByRole("button", { name: "More formats" }).click();
  await page.getByRole("menuitem", { name: "For other programs" }).click();
  const dialog = page.getByRole("dialog", { name: "For other programs" });
  const [book] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save Workbook (XLSX)" }).click(),
  ]);
  expect(book.suggestedFilename()).toMatch(/^seo-xlsx-one\.example-[\d-]+\.xlsx$/);
  const redirects = await saved(page, () => dialog.getByRole("button", { name: "Save nginx" }).click());
  expect(redirects.name).toMatch(/\.conf$/);
  await expectAccessible(page, "an audit's forms for other programs");
  await dialog.getByRole("button", { name: "Make an address" }).click();
  const formula = await dialog.getByLabel("The formula").textContent();
  const [, address = ""] = /^=IMPORTDATA\("(.+)"\)$/.exec(formula ?? "") ?? [];
  const rows = (await (await fetch(address)).text()).trim().split("\r\n");
  expect(rows).toHaveLength(13);
  await page.goto("/account");
  const row = page.getByRole("listitem").filter({ hasText: "Spreadsheet: plan of one.example" });
  await row.getByRole("button", { name: /^Revoke/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(row).toHaveCount(0);
  expect((await fetch(address)).status).toBe(404);
});

test("an analysis is deleted after one question; the next one opens, then the home [D2-2.42 D2-4.11 D2-4.12 D2-5.14 D2-8.14 D2-8.15 D2-8.16]", async ({
  owner: page,
  account,
  world,
}) => {
  const [first, second] = [
    await plantAnalysis(world, account, "one.example"),
    await plantAnalysis(world, account, "two.example"),
  ];
  await openPlan(page, second);
  const heading = page.getByRole("heading", { level: 1 });
  const question = page.getByRole("alertdialog");
  const remove = question.getByRole("button", { name: "Delete Analysis" });
  const askToDelete = async () => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Delete Analysis" }).click();
  };
  await askToDelete();
  for (const text of ["permanently deletes", "action items", "progress data", "files", "cannot be undone"])
    await expect(question).toContainText(text);
  const path = /\/api\/v1\/actions\/analyses\/.+/;
  await answerWith(page, path, 500, { success: false, error: "Too busy" });
  await remove.click();
  await expect(page.getByText("Failed to delete analysis: Too busy")).toBeVisible();
  await page.unroute(path);
  await page.route(path, (route) => route.abort());
  await remove.click();
  await expect(page.getByText(/^Error deleting analysis: ./)).toBeVisible();
  await page.unroute(path);
  await remove.click();
  await expect(page.getByText("Analysis deleted successfully")).toBeVisible();
  await expect(heading).toHaveText("one.example");
  await expect(page).toHaveURL(new RegExp(first));
  await askToDelete();
  await remove.click();
  await expect(page).toHaveURL(/\/$/);
  const { analyses } = (await ask(world, "GET", "/api/v1/actions/analyses", account.token)) as { analyses: unknown[] };
  expect(analyses).toEqual([]);
  const job = (await ask(world, "GET", `/api/v1/jobs/${second}`, account.token)) as { data: { action_count: number } };
  expect(job.data.action_count).toBe(0);
});

test("notes on a task are kept, and the addresses of a task are saved as a table", async ({
  owner: page,
  account,
  world,
}) => {
  const jobId = await plantAnalysis(world, account, "one.example");
  await openPlan(page, jobId);
  await page.locator("[data-action-id] a").first().click();
  const notes = page.getByLabel("Notes");
  await notes.fill("Ann does it\nuntil Friday");
  await page.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue("Ann does it\nuntil Friday");
  const file = await saved(page, () => page.getByRole("button", { name: "CSV", exact: true }).click());
  expect(file).toEqual({ name: "affected-pages.csv", text: "\uFEFFURL\r\nhttps://shop.example/soap\r\n" });
});

test("the browser's own print command prints the plan as a document, without controls", async ({
  owner: page,
  account,
  world,
}) => {
  const jobId = await plantAnalysis(world, account, "one.example");
  await openPlan(page, jobId);
  // The code of the document is there as soon as nothing else is to do.
  await page.waitForResponse(/plan-print/);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Action plan: one.example" })).toBeVisible();
  await expect(page.getByRole("article").getByText("SEO Analysis Platform")).toBeVisible();
  for (const role of ["button", "combobox", "searchbox", "tab"] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("button", { name: "Export MD" })).toBeVisible();
});
