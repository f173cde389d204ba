import { makeLink, plantAnalysis, revokeLink, showExpired } from "./shares.ts";
import { answerWith, ask, expect, test } from "./world.ts";

test("links are listed with what they show, how they stand and what can be done [D1-2.15 D2-2.41 D2-2.43 D2-2.81 D2-2.82 D2-2.83 D2-2.84 D2-2.85 D2-2.86 D2-2.87 D2-2.88 D2-4.16 D2-2.89]", async ({
  owner: page,
  account,
  world,
}) => {
  await page.goto("/dashboard/shares");
  await expect(page.getByRole("heading", { name: "No Shared Links" })).toBeVisible();
  const [one, two] = [
    await plantAnalysis(world, account, "one.example"),
    await plantAnalysis(world, account, "two.example"),
  ];
  const active = await makeLink(world, account, one, { title: "Active one", sharedContent: ["actions"] });
  await revokeLink(world, account, await makeLink(world, account, one, { title: "Revoked one" }));
  const expired = await makeLink(world, account, two, { title: "Expired one", expiresIn: 24 });
  await showExpired(page, expired);
  await page.goto(`/dashboard/actions?jobId=${one}`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "View Shared Links" }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/shares\\?domain=one.example&jobId=${one}$`));
  const rows = page.getByRole("list", { name: "Shared links" }).locator(":scope > li");
  await expect(rows).toHaveCount(2);
  await page.getByLabel("Domain").selectOption("two.example");
  await expect(rows).toHaveCount(1);
  await page.getByLabel("Domain").selectOption("");
  await expect(rows).toHaveCount(3);
  await expect(page.getByText("3 shared links")).toBeVisible();
  await page.getByLabel("Analysis").selectOption({ index: 1 });
  await expect(rows).toHaveCount(1);
  await page.goto("/dashboard/shares");
  const row = (title: string) => rows.filter({ has: page.getByRole("heading", { name: title }) });
  await expect(row("Active one")).toContainText("https://one.example/");
  await expect(row("Active one").getByRole("list", { name: "Shared content" })).toHaveText("Tasks");
  await expect(row("Active one")).toContainText("Active");
  await expect(row("Active one").getByRole("button", { name: /^Copy/ })).toBeVisible();
  await expect(row("Active one").getByRole("link", { name: /^View/ })).toHaveAttribute("href", active.shareUrl);
  await expect(row("Active one").getByRole("button", { name: /^Revoke/ })).toBeVisible();
  await expect(row("Revoked one")).toContainText("Inactive");
  await expect(row("Expired one").getByText("Expired", { exact: true }).first()).toBeVisible();
  for (const title of ["Revoked one", "Expired one"])
    await expect(row(title).getByRole("link", { name: /^View/ })).toHaveCount(0);
});

test("revoking asks once, and its failures are said in the printed words [D2-5.15 D2-8.11 D2-8.12 D2-8.13 D2-7.12]", async ({
  owner: page,
  account,
  world,
}) => {
  const link = await makeLink(world, account, await plantAnalysis(world, account, "one.example"));
  await page.goto("/dashboard/shares");
  await page.getByRole("button", { name: /^Revoke/ }).click();
  const ask_ = page.getByRole("alertdialog");
  await expect(ask_).toContainText("The link becomes inaccessible");
  await expect(ask_).toContainText("cannot be undone");
  const confirm = ask_.getByRole("button", { name: "Revoke" });
  const path = `**/api/v1/share/${link.id}`;
  await answerWith(page, path, 500, { success: false, error: "Too busy" });
  await confirm.click();
  await expect(page.getByText("Failed to revoke link: Too busy")).toBeVisible();
  await page.unroute(path);
  await answerWith(page, path, 500);
  await confirm.click();
  await expect(page.getByText("Failed to revoke link: Unknown error")).toBeVisible();
  await page.unroute(path);
  await page.route(path, (route) => route.abort());
  await confirm.click();
  await expect(page.getByText(/^Error revoking link: ./)).toBeVisible();
  await page.unroute(path);
  await confirm.click();
  await expect(ask_).toHaveCount(0);
  await expect(page.getByText("Inactive")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Revoke/ })).toHaveCount(0);
  const answer = await ask(world, "GET", `/api/v1/share/${link.token}`, null);
  expect(answer).toMatchObject({ success: false, code: "NOT_FOUND" });
});

test("a list that can't be loaded says so and is asked for again [D2-8.9]", async ({ owner: page }) => {
  await answerWith(page, "**/api/v1/share/list/all", 500);
  await page.goto("/dashboard/shares");
  await expect(page.getByText("Failed to load shared links")).toBeVisible();
  await page.unroute("**/api/v1/share/list/all");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "No Shared Links" })).toBeVisible();
});
