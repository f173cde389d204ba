import { buy } from "./buy.ts";
import { askFrom } from "./reply.ts";
import { expect, finishJob, test } from "./world.ts";

test.use({ settings: { PAYMENTS: "sandbox", BRAND_PAYMENT_TYPE: "one_time" } });

test("where reports are sold, the one bought from a preview opens that website [D2-9.34]", async ({
  owner: page,
  account,
  world,
}) => {
  const { jobId } = await world.plant("job", account.email, { domain: "one.example", actions: 12 });
  const locked = await world.plant("job", account.email, { domain: "two.example", actions: 12 });
  await page.goto(`/dashboard/actions?jobId=${jobId}`);
  await page.getByRole("region", { name: "Upgrade" }).getByRole("link").click();
  const offers = page.getByRole("list", { name: "Plans" });
  await expect(offers.getByRole("heading")).toHaveText(["SEO Report", "Premium SEO Report"]);
  await expect(offers).toContainText("30-day access");
  await expect(offers).toContainText("60-day access");
  await expect(offers.getByText("Priority email support")).toHaveCount(1);
  await expect(offers.getByText("once")).toHaveCount(2);

  await page.getByRole("button", { name: "Buy Premium SEO Report" }).click();
  await page.getByRole("button", { name: /^Pay \$99/ }).click();
  await expect(page.getByText(/^Payment verified! Access activated until .+\.$/)).toBeVisible();
  const history = page.getByRole("table", { name: "Subscription history" });
  await expect(history.getByText("1 credit", { exact: true })).toBeVisible();
  await expect(history.getByText("$99", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel subscription" })).toHaveCount(0);
  const until = await page.getByText(/^Payment verified!/).textContent();
  const days = (Date.parse(/until (.+)\./.exec(until!)![1]!) - Date.now()) / 86_400_000;
  expect(Math.abs(days - 60)).toBeLessThan(2);

  await page.getByRole("link", { name: "Continue where you were" }).click();
  await expect(page.getByRole("heading", { name: "Available Tasks (12)" })).toBeVisible();
  await page.goto(`/dashboard/actions?jobId=${locked.jobId}`);
  await expect(page.getByRole("region", { name: "Upgrade" })).toBeVisible();
});

test("a credit opens one website in full, and the next one says what is missing [D1-1.6 D1-1.7 D1-7.19]", async ({
  home: page,
  account,
  world,
}) => {
  await buy(world, account, "single_report");
  await askFrom(page, account.token, "POST", "/api/v1/subscription/verify-payment", {});
  const get = async (path: string) => (await askFrom(page, account.token, "GET", path)).body;
  const { data } = await get("/api/v1/subscription/status");
  expect(data).toMatchObject({ subscription: { payment_type: "one_time", totalCredits: 1, availableCredits: 1 } });
  const tiers = (await get("/api/v1/subscription/tiers"))["data"] as { interval: string }[];
  expect(new Set(tiers.map(({ interval }) => interval))).toEqual(new Set(["one_time"]));
  const jobId = await finishJob(world, account, world.shop);
  const isOpen = async (): Promise<boolean> => {
    const { actions } = (await get(`/api/v1/actions?jobId=${jobId}`)) as { actions: unknown[] };
    return actions.length > 8;
  };
  expect(await isOpen()).toBe(true);
  const next = await askFrom(page, account.token, "POST", "/api/v1/process", { url: "https://next.example" });
  expect(next).toMatchObject({
    status: 402,
    body: {
      error: expect.stringContaining("Insufficient credits"),
      code: "INSUFFICIENT_CREDITS",
      reason: expect.any(String),
      credits_required: 1,
      credits_available: 0,
    },
  });
  expect(await isOpen()).toBe(true);
});
