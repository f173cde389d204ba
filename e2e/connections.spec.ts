import { googleClient, startFakeGoogle, type FakeGoogle } from "@audit/testkit";
import { expect, finishJob, test as base } from "./world.ts";

const test = base.extend<object, { readonly google: FakeGoogle }>({
  google: [
    async ({ playwright }, use) => {
      // The name of a fixture is asked for here; nothing of it is needed.
      void playwright;
      const google = await startFakeGoogle();
      await use(google);
      await google.close();
    },
    { scope: "worker" },
  ],
  settings: [
    async ({ google }, use) =>
      use({
        GOOGLE_SERVER: google.url,
        GOOGLE_CLIENT_ID: googleClient.id,
        GOOGLE_CLIENT_SECRET: googleClient.secret,
        CRUX_API_KEY: "unused",
        LIGHTHOUSE: "on",
      }),
    { scope: "worker" },
  ],
});

test("an owner connects Search Console, sees his clicks in report and task, and takes the access back", async ({
  owner: page,
  account,
  world,
  google,
}) => {
  const earning = new URL("/products/nail-brush", world.shop).href;
  google.hold({ properties: { [world.shop]: { rows: [{ url: earning, clicks: 1234, impressions: 45_678 }] } } });
  await page.goto("/account");
  const section = page.getByRole("region", { name: "Connections" });
  await expect(section.getByText("Not connected")).toBeVisible();
  await section.getByRole("button", { name: "Connect" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByText("No access was given at Google, so nothing is connected.")).toBeVisible();
  await page.getByRole("link", { name: "Back to connections" }).click();
  await section.getByRole("button", { name: "Connect" }).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(section.getByText("Connected", { exact: true })).toBeVisible();
  // What came back in the address is nowhere any more.
  expect(page.url()).toBe(`${world.origin}/account#connections`);
  await expect(section.getByRole("list", { name: "Properties" })).toContainText(world.shop);

  const jobId = await finishJob(world, account, world.shop);
  await page.goto(`/dashboard/report?jobId=${jobId}`);
  const part = page.getByRole("region", { name: "Searchers and visitors" });
  await expect(part.getByText(/^1,234 clicks from 45,678 impressions\. Search Console, /)).toBeVisible();
  await expect(part.getByRole("row", { name: new RegExp(earning) })).toContainText("1,234");
  await expect(part.getByText(/no field data for this site/)).toBeVisible();
  // In line, measured, or not installed on this machine: whichever it is by now.
  const lab = /^\d pages? in line|^One run of Lighthouse|^Not measured: Lighthouse is not installed on this server\.$/;
  await expect(part.getByText(lab).first()).toBeVisible();

  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await page.locator("[data-action-id]").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "In Google Search" })).toBeVisible();
  await expect(page.getByText(/clicks? from .* on the pages concerned/)).toBeVisible();

  await page.goto("/account");
  await section.getByRole("button", { name: "Disconnect" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(section.getByText("Not connected")).toBeVisible();
  expect(google.grants()).toBe(0);
});
