import { googleClient, startFakeGoogle, type FakeGoogle } from "@audit/testkit";
import { expectAccessible } from "./axe.ts";
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

test("an owner brings a table of visits, is told what is wrong with another, and has only some pages audited", async ({
  owner: page,
  world,
}) => {
  await page.goto("/account");
  const section = page.getByRole("region", { name: "Clicks and visits" });
  await section.getByRole("button", { name: "Bring a table" }).click();
  const dialog = page.getByRole("dialog");
  const bring = async (name: string, content: string | Buffer): Promise<void> => {
    const file = { name, mimeType: "text/csv", buffer: Buffer.from(content) };
    await dialog.getByLabel("File", { exact: true }).setInputFiles(file);
    await dialog.getByRole("button", { name: "Bring it" }).click();
  };
  await dialog.getByLabel("Site").fill(new URL(world.shop).host);
  await bring("all.zip", Buffer.from([0x50, 0x4b, 3, 4, 0, 0]));
  await expect(dialog.getByRole("alert")).toContainText("Unpack it");
  await bring("Pages.csv", "Page,Sessions\n/products/soap,many\n");
  await expect(dialog.getByRole("alert").last()).toHaveText("Line 2: “many” is no number.");
  await dialog.getByLabel("First day").fill("2026-08-01");
  await dialog.getByLabel("Last day").fill("2026-10-31");
  await expectAccessible(page, "a table is brought");
  await bring("Pages.csv", "Page,Sessions\n/products/soap,3\n");
  await expect(section.getByRole("listitem")).toContainText(/1 page, .*2026/);
  await section.getByRole("button", { name: /^Forget/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Forget" }).click();
  await expect(section.getByRole("listitem")).toHaveCount(0);

  await page.goto("/");
  await page.getByLabel("Website address").fill(world.shop);
  await page.getByRole("button", { name: "Only some pages" }).click();
  await dialog.getByLabel("Pages, one address a line").fill("/products/nail-brush\nhttps://other.example/x\n");
  await dialog.getByRole("button", { name: "Audit these pages" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Line 2: “https://other.example/x” is not on");
  const list = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from("Address\n/products/nail-brush\n") };
  await dialog.getByLabel("Or a file").setInputFiles(list);
  await expect(dialog.getByText("1 page.")).toBeVisible();
  await expectAccessible(page, "a list of pages");
  const sent = page.waitForRequest(
    (request) => request.url().endsWith("/api/v1/process") && request.method() === "POST",
  );
  await dialog.getByRole("button", { name: "Audit these pages" }).click();
  expect(((await sent).postDataJSON() as { options: unknown }).options).toEqual({
    pages: [new URL("/products/nail-brush", world.shop).href],
  });
  await expect(dialog).toHaveCount(0);
});
