import { randomUUID } from "node:crypto";
import {
  getSubscriptionStatus,
  listJobs,
  submitBatch,
  submitUrl,
  syncCredits,
  syncSubscription,
  verifyPayment,
} from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plant } from "../../testing/planting.ts";
import { createTestServer, type TestServer } from "../../testing/index.ts";

let open: TestServer;
let selling: TestServer;
beforeAll(async () => {
  const openAudit = (): never => {
    throw new Error("No audit in this test.");
  };
  open = await createTestServer({ openAudit });
  selling = await createTestServer({ openAudit, env: { PAYMENTS: "sandbox" } });
});
afterAll(() => Promise.all([open.stop(), selling.stop()]));

test("where nothing is sold the status says that everything is open, and nothing runs out", async () => {
  const { call } = await open.mint();
  for (let n = 0; n < 5; n += 1) await call(submitUrl, { body: { url: `https://${n}.example` } });
  const { data } = await call(getSubscriptionStatus, {});
  expect(data).toMatchObject({
    payments: "off",
    fullAccess: true,
    subscription: { tier: "free", status: "active", features: { actionItemsLimit: 100, domainsPerMonth: null } },
    usage: { used: 5, limit: null, periodEnd: null },
  });
  expect((await call(syncSubscription, {})).message).toBe("Nothing is sold here: every account has full access.");
});

test("without a paid checkout nothing is verified, and syncing changes nothing [D1-7.29]", async () => {
  const { call, email } = await selling.mint();
  await plant(selling.store.db, "purchase", email, { type: "single_report", credits: 3 });
  await expect(call(verifyPayment, { body: {} })).rejects.toMatchObject({
    status: 409,
    code: "PAYMENT_NOT_VERIFIED",
    message: "No paid checkout was found for this account.",
  });
  const figures = { synced: 0, totalCredits: 3, previousCredits: 3, availableCredits: 3 };
  expect(await call(syncCredits, {})).toEqual({ success: true, ...figures, data: figures });
  const { message, data } = await call(syncSubscription, {});
  expect(message).toBe("Everything is up to date.");
  expect(data).toEqual((await call(getSubscriptionStatus, {})).data);
});

test("five hundred addresses are one batch, one more is refused, and a wrong line is named [D1-7.20]", async () => {
  const { call } = await open.mint();
  const urls = Array.from({ length: 501 }, (_, index) => `https://${index}.${randomUUID()}.example/`);
  const submit = (some: string[]) => call(submitBatch, { body: { urls: some } });
  await expect(submit(urls)).rejects.toMatchObject({
    status: 400,
    message: "You can submit up to 500 URLs at once",
  });
  await expect(submit(["a.example", "not a url", "b.example", "ftp://c.example"])).rejects.toMatchObject({
    status: 400,
    code: "INVALID_URL",
    message: "Invalid URLs found:\nLine 2: not a url\nLine 4: ftp://c.example",
  });
  await expect(submit([])).rejects.toMatchObject({ message: "Please enter at least one URL" });
  await expect(submit([" "])).rejects.toMatchObject({ message: "Please enter at least one valid URL" });
  expect((await call(listJobs, { query: {} })).data.active).toEqual([]);
  const { jobs } = await submit([...urls.slice(0, 500), urls[0]!]);
  expect(jobs.map(({ url }) => url)).toEqual(urls.slice(0, 500));
});
