import { buy } from "./buy.ts";
import { linkIn, openMail } from "./mailbox.ts";
import { makeLink, plantAnalysis } from "./shares.ts";
import { expect, test, whereSold } from "./world.ts";

// What takes days or weeks, with the clock of one account moved on.
test.use({ settings: whereSold });

test("a link that ends after a day: time left, then expired for its owner and dead for everybody else", async ({
  owner: page,
  account,
  world,
  browser,
}) => {
  const jobId = await plantAnalysis(world, account, "one.example");
  const link = await makeLink(world, account, jobId, { expiresIn: 24, shareMode: "preview" });
  const context = await browser.newContext({ baseURL: world.origin });
  const stranger = await context.newPage();
  await stranger.goto(link.shareUrl);
  await expect(stranger.getByRole("button", { name: /^View Details/ }).first()).toBeVisible();
  await page.goto("/dashboard/shares");
  const own = page.getByRole("list", { name: "Shared links" }).locator(":scope > li");
  await expect(own).toContainText("Active");
  await expect(own).toContainText("23 hours left");

  await world.plant("days", account.email, { days: 2 });
  await page.reload();
  await expect(own).toContainText("Expired");
  await expect(own.getByRole("link", { name: /^View/ })).toHaveCount(0);
  await stranger.reload();
  await expect(stranger.getByRole("alert")).toContainText("Link Not Found");
  await expect(stranger.getByRole("button", { name: /^View Details/ })).toHaveCount(0);
  await context.close();
});

test("a lower plan begins when the period ends, without a word from its owner", async ({
  owner: page,
  account,
  world,
}) => {
  await buy(world, account, "tier3");
  await page.goto("/account/subscription");
  const plan = (name: string) =>
    page.getByRole("list", { name: "Plans" }).getByRole("listitem").filter({ hasText: name });
  await plan("Basic").getByRole("button", { name: "Downgrade to Basic" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Downgrade to Basic" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await expect(plan("Basic")).toContainText("Begins with your next period.");
  await expect(plan("Business")).toContainText("Current plan");

  await world.plant("days", account.email, { days: 32 });
  await page.goto("/");
  const access = page.getByRole("region", { name: "Your access" });
  // Each period's end is asked for within minutes; who can't wait asks at once.
  await access.getByRole("button", { name: "Sync now" }).click();
  await expect(access).toContainText("Basic");
  await expect(access).toContainText(/Sites this month\s*0 of 1/);
  await page.goto("/account/subscription");
  await expect(plan("Basic")).toContainText("Current plan");
  await expect(page.getByRole("region", { name: "Next plan" })).toHaveCount(0);
  await expect(page.getByRole("table", { name: "Subscription history" })).toContainText("Renewed");
});

test("mails come after their days, stop for who unsubscribes, and come again for who comes back", async ({
  owner: page,
  account,
  world,
}) => {
  test.setTimeout(120_000);
  await openMail(page, account.email, "Confirm your email address");
  await page.goto(await linkIn(page, "Confirm my address"));
  await expect(page.getByText(`${account.email} is confirmed.`)).toBeVisible();
  await openMail(page, account.email, "Your first audit in three steps");
  await world.plant("days", account.email, { days: 2 });
  await openMail(page, account.email, "Half an hour that counts for your shop");

  const goodbye = page.frameLocator("iframe").getByRole("link", { name: /unsubscribe/i });
  const address = (await goodbye.getAttribute("href"))!;
  await page.goto(address);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible();
  await world.plant("days", account.email, { days: 3 });
  await page.goto(address);
  await page.getByRole("button", { name: "Send me tips again" }).click();
  await expect(page.getByRole("heading", { name: "Tips come to you again" })).toBeVisible();
  // What fell into the time between comes late, and comes once.
  await world.plant("days", account.email, { days: 0 });
  await openMail(page, account.email, "Can AI assistants read your shop?");
});
