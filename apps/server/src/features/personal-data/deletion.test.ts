import { randomUUID } from "node:crypto";
import { calls, rareTexts } from "@audit/contract";
import { startFixtureShop, type FixtureShop } from "@audit/testkit";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tidy } from "../../housekeeping.ts";
import { createLog } from "../../platform/log.ts";
import { openQueue } from "../../platform/queue/queue.ts";
import {
  createTestServer,
  describeOnEachStore,
  waitFor,
  type TestAccount,
  type TestServer,
} from "../../testing/index.ts";
import { plantJob } from "../../testing/plant-job.ts";
import { auditProcessesOf } from "../../testing/server-process.ts";
import { openFakeShop, type FakeShop } from "../billing/testing/fake-shop.ts";

describeOnEachStore("the deletion of an account", (open) => {
  let provider: FakeShop;
  let site: FixtureShop;
  let server: TestServer;
  beforeAll(async () => {
    [provider, site] = await Promise.all([openFakeShop(), startFixtureShop({ latencyMs: 300 })]);
    server = await createTestServer({ store: await open(), env: { ...provider.env, CRAWL_ALLOW_HOSTS: site.host } });
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([site.close(), provider.stripe.close()]);
  });

  const leave = ({ call, password }: TestAccount, typed = password) =>
    call(calls.deleteAccount, { body: { current_password: typed } });
  const lives = async ({ token }: TestAccount): Promise<boolean> => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(server.url + calls.getProfile.path, { headers })).status === 200;
  };
  const subscribe = async (account: TestAccount): Promise<void> => {
    const { url } = await account.call(calls.createCheckout, { body: { tier: "tier1" } });
    provider.stripe.completeCheckout(url.split("/").at(-1)!);
    await account.call(calls.verifyPayment, { body: {} });
  };
  /** Tables with a row that names this, whatever column it stands in; tables that will be made are looked at too. */
  const tablesWith = async (text: string): Promise<string[]> => {
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'queue') and table_type = 'BASE TABLE'`.execute(server.store.db);
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await sql`select 1 from ${sql.raw(name)} t where strpos(t::text, ${text}) > 0`.execute(
        server.store.db,
      );
      if (rows.rows.length > 0) found.push(name);
    }
    return found;
  };

  test("needs the present password; a wrong one deletes nothing", async () => {
    const account = await server.mint();
    await expect(leave(account, "not-it-at-all")).rejects.toMatchObject({ code: "WRONG_CREDENTIALS", status: 401 });
    await expect(leave(account, "")).rejects.toMatchObject({ code: "INVALID_INPUT" });
    expect(await lives(account)).toBe(true);
  });

  test("leaves no row that names the account, ends its job, sessions and links, and touches nobody else", async () => {
    const [account, other] = await Promise.all([server.mint(), server.mint()]);
    const { db } = server.store;
    const [job, kept] = [await plantJob(db, account.userId), await plantJob(db, other.userId)];
    const { shareUrl } = await account.call(calls.createShare, {
      body: { jobId: job.jobId, sharedContent: ["job_metadata"], shareMode: "preview" },
    });
    const token = shareUrl.split("/").at(-1)!;
    expect((await server.anonymous(calls.openShare, { params: { token } })).success).toBe(true);
    // Of an address that nobody confirmed it isn't known whose name it is.
    await server.store.db
      .updateTable("users")
      .set({ email_verified_at: new Date() })
      .where("id", "=", account.userId)
      .execute();
    await db
      .insertInto("audit_entries")
      .values({ actor: account.email, action: "x", subject: account.userId, details: `{"to":"${account.email}"}` })
      .execute();
    await account.call(calls.submitUrl, { body: { url: site.url } });
    await waitFor("the crawl", async () => site.requests.length > 2 && auditProcessesOf(process.pid).length > 0);
    expect((await tablesWith(account.userId)).length).toBeGreaterThan(8);

    expect((await leave(account)).message).toBe(rareTexts.accountDeleted);
    await waitFor("the end of the crawl", async () => auditProcessesOf(process.pid).length === 0, 5000);
    expect(await tablesWith(account.userId)).toEqual([]);
    expect(await tablesWith(job.jobId)).toEqual([]);
    // The goodbye itself, which is forgotten after a week like all mails.
    expect(await tablesWith(account.email)).toEqual(["public.mails"]);
    expect(await lives(account)).toBe(false);
    await expect(server.anonymous(calls.openShare, { params: { token } })).rejects.toMatchObject({ status: 404 });
    expect((await other.call(calls.getJob, { params: { id: kept.jobId } })).data.id).toBe(kept.jobId);
    const { email, password } = account;
    await expect(server.anonymous(calls.logIn, { body: { email, password } })).rejects.toMatchObject({ status: 401 });
    expect((await server.anonymous(calls.signUp, { body: { email, password } })).profile.credits).toBe(0);
  });

  test("cancels a running subscription at the provider first; of its payments stays what, when and how much", async () => {
    const account = await server.mint();
    await subscribe(account);
    const customer = await customerOf(account);
    await leave(account);
    const subscriptions = [...provider.stripe.world.subscriptions.values()].filter((one) => one.customer === customer);
    expect(subscriptions.map(({ status }) => status)).toEqual(["canceled"]);
    expect(await tablesWith(account.userId)).toEqual([]);
    expect(await tablesWith(customer)).toEqual([]);
    const booked = await server.store.db.selectFrom("bookings").selectAll().orderBy("at", "desc").execute();
    expect(booked).toMatchObject([{ product: "tier1", amount: 2_900, payment_id: expect.any(String) }]);
  });

  test("is refused while the provider is down, and nothing is deleted", async () => {
    const account = await server.mint();
    await subscribe(account);
    const job = await plantJob(server.store.db, account.userId);
    provider.stripe.failNext(12, 503);
    await expect(leave(account)).rejects.toMatchObject({ status: 503, message: rareTexts.accountDeleteUnpaidOff });
    provider.stripe.failNext(0);
    expect((await account.call(calls.getJob, { params: { id: job.jobId } })).data.id).toBe(job.jobId);
    const { data } = await account.call(calls.getSubscriptionStatus, {});
    expect(data.subscription).toMatchObject({ tier: "tier1", status: "active" });
    await leave(account);
    expect(await lives(account)).toBe(false);
  });

  test("is refused to the last administrator, also when the last two leave at once", async () => {
    await server.store.db.updateTable("users").set({ is_admin: false }).execute();
    const admin = await server.mint("admin");
    await expect(leave(admin)).rejects.toMatchObject({ code: "CONFLICT", message: rareTexts.lastAdministrator });
    const second = await server.mint("admin");
    const outcomes = await Promise.allSettled([leave(admin), leave(second)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const admins = await server.store.db.selectFrom("users").select("id").where("is_admin", "=", true).execute();
    expect(admins).toHaveLength(1);
  });

  test("keeps payments for ten years from the end of their year, then no longer", async () => {
    const { store } = server;
    const year = new Date().getUTCFullYear();
    const [old, young] = [randomUUID(), randomUUID()];
    const booking = { product: "tier1" as const, amount: 2_900 };
    await store.db
      .insertInto("bookings")
      .values([
        { ...booking, reference: old, at: new Date(Date.UTC(year - 11, 11, 30)) },
        { ...booking, reference: young, at: new Date(Date.UTC(year - 10, 0, 2)) },
      ])
      .execute();
    const log = createLog("silent");
    const queue = await openQueue(store, log, { supervise: false });
    await tidy({ store, queue, log, config: { kept: { crawlDays: 7, analysisDays: null } } });
    await queue.close(1000);
    const left = await store.db.selectFrom("bookings").select("reference").execute();
    const references = left.map(({ reference }) => reference);
    expect(references).toContain(young);
    expect(references).not.toContain(old);
  });

  async function customerOf({ userId }: TestAccount): Promise<string> {
    const { customer } = await server.store.db
      .selectFrom("payment_customers")
      .select("customer")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    return customer;
  }
});
