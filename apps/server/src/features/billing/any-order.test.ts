import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../../platform/database/index.ts";
import { createLog } from "../../platform/log.ts";
import { openGateway, type PaymentGateway } from "../../platform/payments/index.ts";
import { describeOnEachStore } from "../../testing/index.ts";
import { readConfig } from "../../config/config.ts";
import { readStatus } from "../access/index.ts";
import { saveCustomer } from "./customer-store.ts";
import { saveEvent } from "./event-store.ts";
import { handleEvents } from "./events.ts";
import { listHistory } from "./history-store.ts";
import type { Billing } from "./sync.ts";
import { openFakeShop, type FakeShop } from "./testing/fake-shop.ts";

const MAIN = [
  "checkout.session.completed",
  "customer.subscription.created",
  "invoice.paid",
  "payment_intent.succeeded",
  "charge.succeeded",
];

describeOnEachStore("reports of the payment provider", (open) => {
  const log = createLog("silent");
  let shop: FakeShop;
  let store: Store;
  let billing: Billing;
  let gateway: PaymentGateway;
  beforeAll(async () => {
    shop = await openFakeShop();
    store = await open();
    const config = readConfig(shop.env);
    ({ gateway } = openGateway(config.payments, store.db)!);
    billing = { db: store.db, gateway, access: config.access };
  });
  afterAll(async () => {
    await store.close();
    await shop.stripe.close();
  });

  /** A user who has paid for tier2 at the provider, of which we know nothing yet. */
  async function paidCustomer(): Promise<{
    userId: string;
    reports: { id: string; type: string; customer: string }[];
  }> {
    const email = `${randomUUID()}@shop.example`;
    const user = { email, name: "User", password_hash: "-" };
    const { id: userId } = await store.db.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow();
    const customer = await gateway.createCustomer({ id: userId, email });
    await saveCustomer(store.db, userId, customer);
    const offer = (await gateway.listOffers()).find(({ key }) => key === "tier2")!;
    const urls = { successUrl: "http://x.example/", cancelUrl: "http://x.example/" };
    const { id } = await gateway.openCheckout({ customer, offer, userId, domain: null, promotionCode: null, ...urls });
    const from = shop.stripe.events().length;
    shop.stripe.completeCheckout(id);
    const happened = shop.stripe.events().slice(from);
    return { userId, reports: happened.map((event) => ({ id: event.id, type: event.type, customer })) };
  }

  /** What matters of the end state. */
  async function endState(userId: string): Promise<unknown> {
    const { subscription } = await readStatus(store.db, billing.access, userId, "subscription");
    const { rows: listed } = await listHistory(store.db, userId, { limit: 100, offset: 0 });
    const rows = listed.toSorted((a, b) => b.amount - a.amount);
    const { tier, status, cancelAtPeriodEnd, totalCredits } = subscription;
    return { tier, status, cancelAtPeriodEnd, totalCredits, history: rows.map(({ kind, amount }) => [kind, amount]) };
  }

  test(
    "all 120 orders of the five main ones, each sent twice, end in the same state",
    { timeout: 120_000 },
    async () => {
      const ends = new Set<string>();
      for (const order of permutations(MAIN)) {
        const { userId, reports } = await paidCustomer();
        for (const type of order) {
          const report = reports.find((one) => one.type === type)!;
          for (const sent of [report, report]) await saveEvent(store.db, sent);
          await handleEvents(billing, log);
        }
        ends.add(JSON.stringify(await endState(userId)));
      }
      const history = [
        ["subscription_payment", 7_900],
        ["subscription_created", 0],
      ];
      const end = { tier: "tier2", status: "active", cancelAtPeriodEnd: false, totalCredits: 0, history };
      expect([...ends]).toEqual([JSON.stringify(end)]);
    },
  );

  test("readings that overtake each other end with the newest", async () => {
    const { userId, reports } = await paidCustomer();
    for (const report of reports) await saveEvent(store.db, report);
    await Promise.all([1, 2, 3, 4].map(() => handleEvents(billing, log)));
    expect(await endState(userId)).toMatchObject({ tier: "tier2", status: "active" });
  });

  test("an event that could not be handled is handled later", async () => {
    const { userId, reports } = await paidCustomer();
    shop.stripe.failNext(30, 503);
    await saveEvent(store.db, reports[0]!);
    await handleEvents(billing, log);
    expect(await endState(userId)).toMatchObject({ tier: "free" });
    shop.stripe.failNext(0);
    const waited = new Date(Date.now() - 60_000);
    await store.db
      .updateTable("provider_events")
      .set({ received_at: waited })
      .where("handled_at", "is", null)
      .execute();
    await handleEvents(billing, log);
    expect(await endState(userId)).toMatchObject({ tier: "tier2" });
  });
});

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length <= 1) return [[...all]];
  return all.flatMap((one, index) => permutations(all.toSpliced(index, 1)).map((rest) => [one, ...rest]));
}
