import { randomUUID } from "node:crypto";
import { testSeed } from "@audit/testkit/test-seed";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../../platform/database/index.ts";
import { createLog } from "../../platform/log.ts";
import { openGateway, type Offer, type PaymentGateway, type Plan } from "../../platform/payments/index.ts";
import { describeOnEachStore } from "../../testing/index.ts";
import { readConfig } from "../../config/config.ts";
import { readStatus } from "../access/index.ts";
import { saveCustomer } from "./customer-store.ts";
import { saveEvent } from "./event-store.ts";
import { handleEvents } from "./events.ts";
import { listHistory } from "./history-store.ts";
import type { Billing } from "./sync.ts";
import { openFakeShop, type FakeShop } from "./testing/fake-shop.ts";

/** The suite takes some orders of each kind; `ORDERS=200 npm run test:some -- any-order` takes all. */
const RANDOM = Number(process.env["ORDERS"] ?? 30);
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

  type Report = { id: string; type: string; customer: string };

  /** A user who has paid for tier2 at the provider, of which we know nothing yet. */
  async function paidCustomer(): Promise<{ userId: string; customer: string; reports: Report[] }> {
    const email = `${randomUUID()}@shop.example`;
    const user = { email, name: "User", password_hash: "-" };
    const { id: userId } = await store.db.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow();
    const customer = await gateway.createCustomer({ id: userId, email });
    await saveCustomer(store.db, userId, customer);
    const urls = { successUrl: "http://x.example/", cancelUrl: "http://x.example/" };
    const offer = await offerOf("tier2");
    const { id } = await gateway.openCheckout({ customer, offer, userId, domain: null, promotionCode: null, ...urls });
    const reports = await reportsOf(customer, () => void shop.stripe.completeCheckout(id));
    return { userId, customer, reports };
  }

  const offerOf = async (key: string): Promise<Offer> =>
    (await gateway.listOffers()).find((offer) => offer.key === key)!;

  /** What the provider has to report of an act. */
  async function reportsOf(customer: string, act: () => unknown): Promise<Report[]> {
    const from = shop.stripe.events().length;
    await act();
    return shop.stripe
      .events()
      .slice(from)
      .map(({ id, type }) => ({ id, type, customer }));
  }

  /** A plan that was bought, raised and ended at once: twelve reports. */
  async function eventfulCustomer(): Promise<{ userId: string; reports: Report[] }> {
    const { userId, customer, reports } = await paidCustomer();
    const planNow = async (): Promise<Plan> => (await gateway.readCustomer(customer)).plan!;
    const raised = await reportsOf(customer, async () => gateway.upgrade(await planNow(), await offerOf("tier3")));
    const ended = await reportsOf(customer, async () => gateway.cancel(await planNow(), true));
    return { userId, reports: [...reports, ...raised, ...ended].slice(-12) };
  }

  /** What matters of the end state. */
  async function endState(userId: string): Promise<unknown> {
    const { subscription } = await readStatus(store.db, billing.access, userId, "subscription");
    const { rows: listed } = await listHistory(store.db, userId, { limit: 100, offset: 0 });
    const rows = listed.toSorted((a, b) => b.amount - a.amount);
    const { tier, status, cancelAtPeriodEnd, totalCredits } = subscription;
    return { tier, status, cancelAtPeriodEnd, totalCredits, history: rows.map(({ kind, amount }) => [kind, amount]) };
  }

  test("orders of the five main ones, each sent twice, end in the same state", { timeout: 120_000 }, async () => {
    const ends = new Set<string>();
    for (const order of permutations(MAIN).filter((_, index) => RANDOM >= 200 || index % 5 === 0)) {
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
  });

  test(
    "random orders of twelve, doubled and handled now and then, end in the same state",
    { timeout: 240_000 },
    async () => {
      const ends = new Map<string, number>();
      for (let seed = testSeed(); seed < testSeed() + RANDOM; seed += 1) {
        const random = seededRandom(seed);
        const { userId, reports } = await eventfulCustomer();
        expect(reports).toHaveLength(12);
        for (const report of shuffle([...reports, ...reports], random)) {
          await saveEvent(store.db, report);
          if (random() < 0.3) await handleEvents(billing, log);
        }
        await handleEvents(billing, log);
        ends.set(JSON.stringify(await endState(userId)), seed);
      }
      const history = [
        ["subscription_payment", 12_000],
        ["subscription_payment", 7_900],
        ["subscription_cancelled", 0],
        ["subscription_created", 0],
      ];
      const end = { tier: "tier3", status: "canceled", cancelAtPeriodEnd: false, totalCredits: 0, history };
      expect([...ends.keys()], `seeds of the ends: ${[...ends.values()].join(", ")}`).toEqual([JSON.stringify(end)]);
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

/** The same numbers for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle<T>(all: readonly T[], random: () => number): T[] {
  return all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
