import { expectAccessible } from "./axe.ts";
import { makeLink, plantAnalysis, revokeLink, showExpired } from "./shares.ts";
import { answerWith, expect, test } from "./world.ts";

test("sharing: the dialog, the link made, the list in each state, the question", async ({
  owner: page,
  account,
  world,
}) => {
  test.setTimeout(180_000);
  const jobId = await plantAnalysis(world, account, "one.example");
  await page.goto("/dashboard/shares");
  await expect(page.getByText("No Shared Links")).toBeVisible();
  await expectAccessible(page, "shares, empty");
  await page.goto(`/dashboard/actions?jobId=${jobId}&share=new`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "share dialog");
  await page.getByRole("button", { name: "Create Share Link" }).click();
  await expect(page.getByLabel("Share link")).toBeVisible();
  await expectAccessible(page, "link made");
  await revokeLink(world, account, await makeLink(world, account, jobId));
  await showExpired(page, await makeLink(world, account, jobId, { expiresIn: 24, shareMode: "preview" }));
  await page.goto("/dashboard/shares");
  await expect(page.getByText("3 shared links")).toBeVisible();
  await expectAccessible(page, "shares");
  await page
    .getByRole("button", { name: /^Revoke/ })
    .first()
    .click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page, "revoke");
  await answerWith(page, "**/share/list/all", 500);
  await page.goto("/dashboard/shares");
  await expect(page.getByText("Failed to load shared links")).toBeVisible();
  await expectAccessible(page, "shares, error");
});

test("the plan on paper, the formats, the question before deleting", async ({ owner: page, account, world }) => {
  test.setTimeout(120_000);
  const jobId = await plantAnalysis(world, account, "one.example", 3);
  await page.goto(`/dashboard/actions?jobId=${jobId}&view=print`);
  await expect(page.getByRole("heading", { name: /^Action plan/ })).toBeVisible();
  await expectAccessible(page, "print view");
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await page.getByRole("button", { name: "More formats" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  // An open menu stands beside the page's landmarks, as menus do.
  await expectAccessible(page, "formats", { except: ["region"] });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Delete Analysis" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page, "delete analysis");
});

test("what a link shows: tasks, one task, preview, documents, nothing", async ({ page, account, world }) => {
  test.setTimeout(180_000);
  const jobId = await plantAnalysis(world, account, "one.example", 10);
  const [full, preview] = [
    await makeLink(world, account, jobId),
    await makeLink(world, account, jobId, { shareMode: "preview" }),
  ];
  await page.goto(full.shareUrl);
  await expect(page.getByRole("button", { name: /^View Details/ }).first()).toBeVisible();
  await expectAccessible(page, "shared tasks");
  await page
    .getByRole("button", { name: /^View Details/ })
    .first()
    .click();
  await expect(page.getByRole("article")).toBeVisible();
  await expectAccessible(page, "shared task");
  await page.goto(preview.shareUrl);
  await expect(page.getByRole("region", { name: "Preview" })).toBeVisible();
  await expectAccessible(page, "shared preview");
  await page.goto(`/share/${full.token}`);
  await expect(page.getByRole("tabpanel").getByRole("paragraph").first()).toBeVisible();
  await expectAccessible(page, "documents");
  await page.goto(`/share/${"x".repeat(43)}`);
  await expect(page.getByText("Content Not Available")).toBeVisible();
  await expectAccessible(page, "documents, none");
  await page.goto(`/shared/${"x".repeat(43)}`);
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "shared, dead link");
});
