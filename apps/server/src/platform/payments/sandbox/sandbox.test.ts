import { randomUUID } from "node:crypto";
import type { OfferKey, Plan } from "../gateway.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../../database/index.ts";
import { describeOnEachStore } from "../../../testing/index.ts";
import { openSandbox, type Sandbox } from "./open-sandbox.ts";
import { sandboxOffers } from "./prices.ts";

const DAY_MS = 86_400_000;

describeOnEachStore("the test payment provider", (open) => {
  let store: Store;
  let clock: Date;
  let sandbox: Sandbox;
  beforeAll(async () => {
    store = await open();
    clock = new Date("2026-01-10T00:00:00Z");
    sandbox = openSandbox(store.db, () => clock);
  });
  afterAll(() => store.close());

  const offer = (key: OfferKey) => sandboxOffers.find((one) => one.key === key)!;

  async function newCustomer(): Promise<string> {
    const email = `${randomUUID()}@shop.example`;
    const values = { email, name: "User", password_hash: "-" };
    const { id } = await store.db.insertInto("users").values(values).returning("id").executeTakeFirstOrThrow();
    return sandbox.createCustomer({ id, email });
  }

  async function openCheckout(customer: string, key: OfferKey): Promise<string> {
    const urls = { successUrl: "http://brand.example/ok", cancelUrl: "http://brand.example/no" };
    const wish = { customer, offer: offer(key), userId: "u", domain: "shop.example", promotionCode: null, ...urls };
    return (await sandbox.openCheckout(wish)).id;
  }

  async function subscribe(key: OfferKey): Promise<string> {
    const customer = await newCustomer();
    await sandbox.payCheckout(await openCheckout(customer, key), "works");
    return customer;
  }

  async function planOf(customer: string): Promise<Plan> {
    const { plan } = await sandbox.readCustomer(customer);
    return plan!;
  }

  test("a checkout is paid once, however often it is pressed", async () => {
    const customer = await newCustomer();
    const id = await openCheckout(customer, "single_report");
    expect(await sandbox.readCheckout(id)).toEqual({ customer, isPaid: false });
    await Promise.all([1, 2, 3].map(() => sandbox.payCheckout(id, "works")));
    const { purchases } = await sandbox.readCustomer(customer);
    expect(purchases).toMatchObject([{ id, type: "single_report", credits: 1, domain: "shop.example" }]);
    expect(await sandbox.readCheckout(id)).toEqual({ customer, isPaid: true });
  });

  test("a declined card leaves the checkout open", async () => {
    const customer = await newCustomer();
    const id = await openCheckout(customer, "tier2");
    await expect(sandbox.payCheckout(id, "declines")).rejects.toMatchObject({ reason: "declined" });
    expect((await sandbox.readCustomer(customer)).plan).toBeNull();
    await sandbox.payCheckout(id, "works");
    expect(await planOf(customer)).toMatchObject({ tier: "tier2", status: "active" });
  });

  test("an upgrade costs the difference for the rest of the period; a downgrade waits", async () => {
    const customer = await subscribe("tier1");
    const { dueToday } = await sandbox.previewChange(await planOf(customer), offer("tier3"));
    expect(dueToday).toBe(17_000);
    await sandbox.upgrade(await planOf(customer), offer("tier3"));
    await sandbox.downgrade(await planOf(customer), offer("tier1"));
    expect(await planOf(customer)).toMatchObject({ tier: "tier3", nextTier: "tier1" });
    await sandbox.play(customer, "renewal");
    expect(await planOf(customer)).toMatchObject({ tier: "tier1", nextTier: null });
  });

  test("periods that ended meanwhile are renewed when somebody looks", async () => {
    const customer = await subscribe("tier1");
    const before = clock;
    clock = new Date(before.getTime() + 70 * DAY_MS);
    expect((await sandbox.readCustomer(customer)).payments.map(({ occasion }) => occasion)).toEqual([
      "start",
      "renewal",
      "renewal",
    ]);
    clock = before;
  });

  test("a failed renewal is mended by a new card", async () => {
    const customer = await subscribe("tier1");
    await sandbox.play(customer, "failed renewal");
    expect((await planOf(customer)).status).toBe("past_due");
    await sandbox.play(customer, "giving up");
    expect((await planOf(customer)).status).toBe("unpaid");
    await sandbox.play(customer, "new card");
    expect((await planOf(customer)).status).toBe("active");
  });

  test("a plan ends with its period when cancelled, unless taken back", async () => {
    const [kept, ended] = [await subscribe("tier1"), await subscribe("tier1")];
    for (const customer of [kept, ended]) await sandbox.cancel(await planOf(customer), false);
    await sandbox.reactivate(await planOf(kept));
    for (const customer of [kept, ended]) await sandbox.play(customer, "renewal");
    expect((await planOf(kept)).status).toBe("active");
    expect((await planOf(ended)).status).toBe("canceled");
  });

  test("what was given back once can't be given back again", async () => {
    const customer = await subscribe("premium_report");
    await sandbox.play(customer, "refund");
    expect((await sandbox.readCustomer(customer)).purchases[0]?.isRefunded).toBe(true);
    await expect(sandbox.play(customer, "refund")).rejects.toMatchObject({ reason: "state" });
  });
});
