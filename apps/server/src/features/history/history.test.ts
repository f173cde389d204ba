import {
  compareRuns,
  getJob,
  listActions,
  moveActionPage,
  saveActionNotes,
  setSchedule,
  submitUrl,
  updateAction,
  type Action,
  editActions,
} from "@audit/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createLog } from "../../platform/log.ts";
import { openQueue } from "../../platform/queue/queue.ts";
import { sitePage, startChangingSite, type ChangingSite } from "../../testing/changing-site.ts";
import {
  createTestServer,
  describeOnEachStore,
  waitFor,
  type TestAccount,
  type TestServer,
} from "../../testing/index.ts";
import type { Store } from "../../platform/database/index.ts";
import { runDueSchedules } from "./run-due.ts";
import { saveSchedule } from "./schedule-store.ts";

/** Three audits and their checks, beside whatever else the machine does. */
const LONG = { timeout: 120_000 };

describeOnEachStore("audits of one domain after each other", (open) => {
  let site: ChangingSite;
  let store: Store;
  let server: TestServer;
  let account: TestAccount;

  beforeAll(async () => {
    site = await startChangingSite();
    store = await open();
    server = await createTestServer({ store, env: { CRAWL_ALLOW_HOSTS: site.host } });
  });
  afterAll(async () => {
    await server.stop();
    await site.close();
  });
  beforeEach(async () => {
    site.pages.set("/", sitePage("A shop of things", '<a href="/soap">Soap</a> <a href="/towel">Towel</a>'));
    site.pages.set("/soap", sitePage(null));
    site.pages.set("/towel", sitePage("Towel of cotton, large"));
    account = await server.mint();
  });

  const finish = (id: string): Promise<unknown> =>
    waitFor("the audit", async () => (await account.call(getJob, { params: { id } })).data.status === "completed");
  const audit = async (): Promise<string> => {
    const { id } = (await account.call(submitUrl, { body: { url: site.url } })).data;
    await finish(id);
    return id;
  };
  const task = async (jobId: string, rule: string): Promise<Action | undefined> =>
    (await account.call(listActions, { query: { jobId } })).actions.find((one) => one.rule === rule);
  const compare = async (id: string, base?: string) =>
    (await account.call(compareRuns, { params: { id }, query: base === undefined ? {} : { with: base } })).data;

  test(
    "status, start and notes go on in the next run; a completed fault that stands there is reopened",
    LONG,
    async () => {
      const first = await audit();
      const [begun, done] = [(await task(first, "title-missing"))!, (await task(first, "sitemap-missing"))!];
      await account.call(updateAction, { params: { id: begun.id }, body: { status: "in-progress" } });
      await account.call(saveActionNotes, { params: { id: begun.id }, body: { notes: "Ask Ann" } });
      const planned = { assignee: "Ann", due_on: "2027-01-31", not_relevant: "Not our language" };
      await account.call(editActions, { body: { ids: [begun.id], ...planned } });
      const [page] = begun.pages;
      const moved = { params: { id: begun.id }, body: { url: page!.url, status: "in-progress" } } as const;
      expect((await account.call(moveActionPage, moved)).action.pages[0]).toEqual(moved.body);
      const unknown = { ...moved, body: { ...moved.body, url: "https://other.example/" } };
      await expect(account.call(moveActionPage, unknown)).rejects.toMatchObject({ status: 404 });
      await account.call(updateAction, { params: { id: done.id }, body: { status: "completed" } });
      await waitFor("the check", async () => (await task(first, "sitemap-missing"))!.verification?.state === "open");
      const second = await audit();
      expect(await task(second, "title-missing")).toMatchObject({
        fingerprint: begun.fingerprint,
        status: "in-progress",
        notes: "Ask Ann",
        ...planned,
        started_at: expect.any(String),
        pages: begun.pages.map((one) => (one.url === page!.url ? moved.body : one)),
      });
      expect(await task(second, "sitemap-missing")).toMatchObject({
        status: "todo",
        completed_at: null,
        verification: { state: "open", byAudit: true },
      });
      const compared = await compare(second);
      expect(compared).toMatchObject({ base: first, counts: { fixed: 0, fresh: 0, back: 0, again: 1 } });
      expect(compared.again.map(({ title }) => title).join()).toMatch(/sitemap/);
    },
  );

  test("ticks of pages stay: found again says so, and what an audit no longer finds is done", LONG, async () => {
    const texts = new Map([
      ["soap", "Soap of olives, boiled in copper for a week and cut by hand"],
      ["brush", "Brush of beech with bristles that a binder sets one by one"],
      ["comb", "Comb of horn, sawn and polished in the valley"],
      ["cup", "Cup of clay for two mouthfuls of strong coffee"],
    ]);
    const write = (name: string, title: string | null): void => {
      const text = texts.get(name) ?? "";
      site.pages.set(`/${name}`, sitePage(title, `<p>${text}.</p>`).replace("<h1>A page", `<h1>${text}`));
    };
    for (const name of texts.keys()) write(name, null);
    const links = ["towel", ...texts.keys()].map((name) => `<a href="/${name}">${name}</a>`).join(" ");
    site.pages.set("/", sitePage("A shop of things", links));
    const [soap, brush, comb, cup] = ["/soap", "/brush", "/comb", "/cup"].map((path) => new URL(path, site.url).href);
    const first = await audit();
    const { id, pages } = (await task(first, "title-missing"))!;
    expect(new Set(pages.map(({ url }) => url))).toEqual(new Set([brush, comb, cup, soap]));
    for (const url of [soap!, brush!])
      await account.call(moveActionPage, { params: { id }, body: { url, status: "completed" } });
    write("brush", "A brush of beech");
    write("comb", "A comb of horn");
    const second = await audit();
    const pagesOf = async (jobId: string) =>
      new Map((await task(jobId, "title-missing"))!.pages.map(({ url, ...rest }) => [url, rest]));
    expect(await pagesOf(second)).toEqual(
      new Map([
        [soap, { status: "completed", audit: "again" }],
        [cup, { status: "todo" }],
        [brush, { status: "completed", audit: "gone" }],
        [comb, { status: "completed", audit: "gone" }],
      ]),
    );
    const again = (await task(second, "title-missing"))!;
    const body = { url: soap!, status: "todo" } as const;
    const { action } = await account.call(moveActionPage, { params: { id: again.id }, body });
    expect(action.pages.find(({ url }) => url === soap)).toEqual(body);
    write("comb", null);
    const third = await pagesOf(await audit());
    expect(third.get(comb!)).toEqual({ status: "todo", audit: "again" });
    expect(third.get(brush!)).toEqual({ status: "completed", audit: "gone" });
  });

  test("what was fixed, new and back is told apart, and what is back has its notes and state", LONG, async () => {
    const first = await audit();
    const { id } = (await task(first, "title-missing"))!;
    await account.call(updateAction, { params: { id }, body: { status: "in-progress" } });
    await account.call(saveActionNotes, { params: { id }, body: { notes: "Ask Ann" } });
    site.pages.set("/soap", sitePage("Soap of olives"));
    site.pages.set("/towel", sitePage("Towel of cotton, large", '<a href="/gone">A brush</a>'));
    const second = await audit();
    const changed = await compare(second);
    expect(changed.fixed.map(({ title }) => title).join()).toMatch(/Write (a title|titles) for/);
    expect(changed.fresh.map(({ title }) => title).join()).toMatch(/links? .*exist/);
    expect(changed.back).toEqual([]);
    site.pages.set("/soap", sitePage(null));
    site.pages.set("/towel", sitePage("Towel of cotton, large"));
    const third = await audit();
    expect(await task(third, "title-missing")).toMatchObject({ status: "in-progress", notes: "Ask Ann" });
    expect((await compare(third)).back.map(({ title }) => title).join()).toMatch(/Write (a title|titles) for/);
    expect((await compare(third, first)).counts).toMatchObject({ fixed: 0, fresh: 0, back: 0 });
    expect((await compare(third)).runs.map(({ jobId }) => jobId)).toEqual([third, second, first]);
  });

  test("a scheduled audit starts when its time has come, once, and one mail says what changed", LONG, async () => {
    await audit();
    const domain = new URL(site.url).host;
    const { data } = await account.call(setSchedule, { params: { domain }, body: { every: "weekly" } });
    expect(data.every).toBe("weekly");
    const due = new Date(Date.parse(data.nextAt!) + 1000);
    const log = createLog("silent");
    const queue = await openQueue(store, log, { supervise: false });
    const { access, crawl } = readConfig({ PAYMENTS: "off", CRAWL_ALLOW_HOSTS: site.host });
    const services = { db: store.db, queue, log, access, crawl };
    expect(await runDueSchedules(services, new Date())).toBe(0);
    site.pages.set("/soap", sitePage("Soap of olives"));
    const started = await Promise.all([runDueSchedules(services, due), runDueSchedules(services, due)]);
    expect(started[0]! + started[1]!).toBe(1);
    const mails = () =>
      store.db
        .selectFrom("mails")
        .select("facts")
        .where("recipient", "=", account.email)
        .where("kind", "=", "audit-changed")
        .execute();
    await waitFor("the mail", async () => (await mails()).length > 0);
    expect(await mails()).toMatchObject([{ facts: { domain, compared: true, counts: { fixed: 1 } } }]);
    await queue.close(1000);
    const off = await account.call(setSchedule, { params: { domain }, body: { every: "off" } });
    expect(off.data).toEqual({ every: "off", nextAt: null });
    expect(await runDueSchedules(services, new Date(due.getTime() * 2))).toBe(0);
  });

  test("an audit whose job can't be written stays due, and starts once it can", async () => {
    const log = createLog("silent");
    const queue = await openQueue(store, log, { supervise: false });
    const { access, crawl } = readConfig({ PAYMENTS: "off", CRAWL_ALLOW_HOSTS: site.host });
    const letterhead = { brand: "none", origin: site.url, colour: "#000000" };
    const wanted = { url: site.url, every: "weekly", letterhead, brand: "one_time" } as const;
    const { nextAt } = await saveSchedule(store.db, { userId: account.userId, domain: site.host, ...wanted });
    const run = () => runDueSchedules({ db: store.db, queue, log, access, crawl }, new Date(nextAt!));
    await sql`alter table jobs add constraint refused check (not scheduled) not valid`.execute(store.db);
    expect(await run()).toBe(0);
    await sql`alter table jobs drop constraint refused`.execute(store.db);
    // Some that can't be written have waited longer, more than are looked at together.
    for (let n = 0; n < 21; n += 1) {
      const [domain, url] = [`shop${n}.example`, `https://shop${n}.example/`];
      await saveSchedule(store.db, { userId: account.userId, ...wanted, domain, url });
    }
    const others = store.db.updateTable("audit_schedules").where("domain", "like", "shop%");
    await others.set({ next_at: new Date(new Date(nextAt!).getTime() - 60_000) }).execute();
    await sql`alter table jobs add constraint refused check (domain not like 'shop%') not valid`.execute(store.db);
    expect([await run(), await run()]).toEqual([1, 0]);
    await sql`delete from audit_schedules where domain like 'shop%'`.execute(store.db);
    await sql`alter table jobs drop constraint refused`.execute(store.db);
    await saveSchedule(store.db, { userId: account.userId, domain: site.host, ...wanted, every: "off" });
    await queue.close(1000);
  });
});
