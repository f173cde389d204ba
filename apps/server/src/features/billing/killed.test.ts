import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { calls, createClient, signUp, type Client } from "@audit/contract";
import type { StripeEvent } from "@audit/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isPostgresPossible, openFilledPostgres, type TestDatabase } from "../../testing/postgres.ts";
import { startServerProcess, type ServerProcess } from "../../testing/server-process.ts";
import { waitFor } from "../../testing/wait-for.ts";
import { openFakeShop, type FakeShop } from "./testing/fake-shop.ts";

/** How often the program is killed; `KILLS=30` for a longer look. */
const ROUNDS = Number(process.env["KILLS"] ?? 3);

/** From the arrival of the reports to well after the last one was handled. */
const HANDLING_MS = 120;

describe.skipIf(!isPostgresPossible())("a program that is killed while it handles reports of payments", () => {
  let shop: FakeShop;
  let database: TestDatabase;
  let server: ServerProcess;
  const start = (): Promise<ServerProcess> =>
    startServerProcess({
      ...shop.env,
      DATABASE_URL: database.url,
      APP_SECRET: "a secret for tests only, 32 characters",
    });
  beforeAll(async () => {
    shop = await openFakeShop();
    const opened = await openFilledPostgres();
    if (typeof opened === "string") throw new Error(opened);
    database = opened;
    server = await start();
  }, 60_000);
  afterAll(async () => {
    await server.end("SIGTERM");
    await database.close();
    await shop.stripe.close();
  });

  const clientOf = (token: string | null): Client => createClient({ base: server.url, token: () => token });
  const isTaken = async (event: StripeEvent): Promise<boolean> =>
    (await shop.stripe.deliver(event, `${server.url}/api/v1/webhooks/stripe`).catch(() => 0)) === 200;

  /** Somebody has paid for tier2; the reports of it have not been sent. */
  async function payUnheard(): Promise<{ token: string; reports: readonly StripeEvent[] }> {
    const body = { email: `${randomUUID()}@shop.example`, password: randomUUID() };
    const { token } = await clientOf(null)(signUp, { body });
    const { url } = await clientOf(token)(calls.createCheckout, { body: { tier: "tier2" } });
    const from = shop.stripe.events().length;
    shop.stripe.completeCheckout(url.split("/").at(-1)!);
    return { token, reports: shop.stripe.events().slice(from) };
  }

  test(
    `${ROUNDS} times at random moments, ends in the one right state after the provider's retry`,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { token, reports } = await payUnheard();
        const sent = Promise.all(reports.map(async (report) => ({ report, taken: await isTaken(report) })));
        await pause(Math.random() * HANDLING_MS);
        await server.end("SIGKILL");
        const unheard = (await sent).filter(({ taken }) => !taken);
        server = await start();
        // What was answered is never sent again; the rest comes until it is.
        for (const { report } of unheard) expect(await isTaken(report)).toBe(true);
        const subscriptionOf = async () => (await clientOf(token)(calls.getSubscriptionStatus, {})).data.subscription;
        await waitFor("the plan", async () => (await subscriptionOf()).tier === "tier2");
        expect(await subscriptionOf()).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
        const { data } = await clientOf(token)(calls.getBillingHistory, { query: {} });
        expect(data.transactions).toHaveLength(2);
        expect(data.transactions).toContainEqual(expect.objectContaining({ type: "subscription_created", amount: 0 }));
        expect(data.transactions).toContainEqual(
          expect.objectContaining({ type: "subscription_payment", amount: 7_900 }),
        );
      }
    },
    60_000 + ROUNDS * 15_000,
  );
});
