import { sitePage, startChangingSite, type ChangingSite } from "../apps/server/src/testing/changing-site.ts";
import { ask, expect, finishJob, signInAs, test } from "./world.ts";

/** The server has to be told at its start which loopback address may be read. */
const PORT = 48_317;

test.use({ settings: { CRAWL_ALLOW_HOSTS: `127.0.0.1:${PORT}` } });

let site: ChangingSite;
test.beforeAll(async () => {
  site = await startChangingSite(PORT);
});
test.afterAll(() => site.close());

test("a completed task is looked at on the live site, and all four outcomes are seen; the next audit says what changed", async ({
  world,
  account,
  page,
}) => {
  test.setTimeout(120_000);
  site.pages.set("/", sitePage("A shop of things", '<a href="/soap">Soap</a> <a href="/towel">Towel</a>'));
  site.pages.set("/soap", sitePage(null));
  site.pages.set("/towel", sitePage("Towel of cotton, large"));
  const jobId = await finishJob(world, account, site.url);
  const { actions } = (await ask(world, "GET", `/api/v1/actions?jobId=${jobId}`, account.token)) as {
    actions: { id: string; rule: string }[];
  };
  const id = actions.find(({ rule }) => rule === "title-missing")!.id;
  await signInAs(page, account);
  await page.goto(`/dashboard/actions?jobId=${jobId}&actionId=${id}`);
  const task = page.getByRole("article");
  await task.getByRole("button", { name: "Start Task" }).first().click();
  await task.getByRole("button", { name: "Mark Complete" }).first().click();
  const proof = task.getByRole("heading", { name: "On the live site" }).locator("../..");
  const outcome = (word: string) => expect(proof.getByText(word, { exact: true })).toBeVisible({ timeout: 30_000 });
  const again = () => proof.getByRole("button", { name: "Check again" }).click();

  await outcome("Still open");
  await expect(proof.getByText(new URL("/soap", site.url).pathname).first()).toBeVisible();

  site.pages.set("/soap", sitePage("Soap of olives"));
  await again();
  await outcome("Verified");

  site.breakDown(true);
  await again();
  await outcome("Unknown");
  site.breakDown(false);

  site.pages.set("/soap", sitePage(null));
  await again();
  await outcome("Regressed");

  site.pages.set("/soap", sitePage("Soap of olives"));
  const next = await finishJob(world, account, site.url);
  await page.goto(`/dashboard/compare?jobId=${next}`);
  const fixed = page.getByRole("region", { name: "Fixed" }).getByRole("link", { name: /Write a title/ });
  await expect(fixed).toHaveAttribute("href", new RegExp(`jobId=${jobId}&actionId=${id}`));
  await expect(page.getByRole("table", { name: "All audits of this domain" }).getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Audit again" })).toBeEnabled();
  await page.getByLabel("Repeat this audit").selectOption("weekly");
  await expect(page.getByText(/^Next on .* with a mail/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Repeat this audit")).toHaveValue("weekly");
});
