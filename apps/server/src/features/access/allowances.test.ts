import { getSubscriptionStatus, submitBatch, submitUrl, type CallFailed, type SubscriptionTier } from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plant } from "../../testing/planting.ts";
import { createTestServer, type TestServer } from "../../testing/index.ts";

let server: TestServer;
beforeAll(async () => {
  // Takes jobs in without working on them, so that no failed one gives its domain back.
  const env = { ROLE: "web", DATABASE_URL: "postgres://unused", PAYMENTS: "sandbox", SUBMITS_PER_MINUTE: "1000" };
  server = await createTestServer({ env });
});
afterAll(() => server.stop());

interface Outcome {
  readonly accepted: number;
  readonly refusal: string | null;
  readonly domainsPerMonth: number | null;
  readonly used: number;
}

/** Starts as many domains as the plan covers by its description, then one more. */
async function useUp(tier: SubscriptionTier, domains: number): Promise<Outcome> {
  const { call, email } = await server.mint();
  await plant(server.store.db, "subscription", email, { tier });
  const urls = Array.from({ length: domains }, (_, index) => `https://shop-${index}.example/`);
  const { data: started } = await call(submitBatch, { body: { urls } });
  const refusal = await call(submitUrl, { body: { url: "https://one-more.example/" } }).then(
    () => null,
    ({ code }: CallFailed) => code,
  );
  const { subscription, usage } = (await call(getSubscriptionStatus, {})).data;
  const { domainsPerMonth } = subscription.features;
  return { accepted: started.jobs.length, refusal, domainsPerMonth, used: usage.used };
}

const allOf = (domains: number): Outcome => ({
  accepted: domains,
  refusal: "FEATURE_ACCESS_DENIED",
  domainsPerMonth: domains,
  used: domains,
});

test("Basic covers one domain a month, no second one [D2-9.29]", async () => {
  expect(await useUp("tier1", 1)).toEqual(allOf(1));
});

test("Professional covers three domains a month, no fourth one [D2-9.30]", async () => {
  expect(await useUp("tier2", 3)).toEqual(allOf(3));
});

test("Business covers ten domains a month, no eleventh one [D2-9.31]", async () => {
  expect(await useUp("tier3", 10)).toEqual(allOf(10));
});

test("Power covers fifty domains a month, no fifty-first one [D2-9.32]", async () => {
  expect(await useUp("tier4", 50)).toEqual(allOf(50));
});
