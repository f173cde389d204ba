import {
  addNoticeTarget,
  getJob,
  listNoticeDeliveries,
  removeNoticeTarget,
  resendNotice,
  submitUrl,
  testNoticeTarget,
  type NoticeDelivery,
  type NoticeEvent,
  type NoticeKind,
} from "@audit/contract";
import { spawn } from "node:child_process";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { blocksOf } from "../../testing/doc-blocks.ts";
import { sitePage, startChangingSite, type ChangingSite } from "../../testing/changing-site.ts";
import { startReceiver, type FakeReceiver } from "../../testing/fake-receiver.ts";
import { createTestServer, waitFor, type TestAccount, type TestServer } from "../../testing/index.ts";
import { nextTry } from "./deliver.ts";
import { digestTime } from "./digest-time.ts";

const ALL: NoticeEvent[] = ["audit.finished", "regression.found", "score.fell", "task.verified"];

let receiver: FakeReceiver;
let site: ChangingSite;
let server: TestServer;
let account: TestAccount;
beforeAll(async () => {
  receiver = await startReceiver();
  site = await startChangingSite();
  server = await createTestServer({ env: { CRAWL_ALLOW_HOSTS: `${receiver.host},${site.host}` } });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([receiver.close(), site.close()]);
});
beforeEach(async () => {
  account = await server.mint();
  receiver.received.length = 0;
  receiver.answer(() => ({ status: 204 }));
});

const add = async (kind: NoticeKind, address?: string): Promise<{ id: string; secret: string | null }> => {
  const body = { kind, name: "Mine", events: ALL, ...(address === undefined ? {} : { address }) };
  const { data } = await account.call(addNoticeTarget, { body });
  return { id: data.target.id, secret: data.secret };
};
const logOf = async (id: string): Promise<readonly NoticeDelivery[]> =>
  (await account.call(listNoticeDeliveries, { params: { id } })).data.deliveries;
const settled = (id: string, done: (last: NoticeDelivery) => boolean): Promise<NoticeDelivery> =>
  waitFor("the delivery", async () => (await logOf(id)).find(done));

describe("a webhook", () => {
  test("is signed so that Standard Webhooks' own library accepts it, and nobody else's", async () => {
    const { id, secret } = await add("webhook", `${receiver.url}/hook?k=1`);
    await account.call(testNoticeTarget, { params: { id } });
    const delivery = await settled(id, ({ state }) => state === "delivered");
    expect(delivery).toMatchObject({ event: "notice.test", status: 204, fault: null, attempts: 1 });
    const [got] = receiver.received;
    expect(got).toMatchObject({ method: "POST", path: "/hook?k=1" });
    const headers = got?.headers as Record<string, string>;
    expect(headers["webhook-id"]).toBe(delivery.id);
    expect(new Webhook(secret ?? "").verify(got?.body ?? "", headers)).toEqual(delivery.body);
    const other = Buffer.from("another secret of 24 byte").toString("base64");
    expect(() => new Webhook(other).verify(got?.body ?? "", headers)).toThrow("No matching signature");
    expect(() => new Webhook(secret ?? "").verify(`${got?.body} `, headers)).toThrow("No matching signature");
  });

  test("is understood by the receiver of the documentation, and by nobody without its secret", async () => {
    const { id, secret } = await add("webhook", receiver.url);
    await account.call(testNoticeTarget, { params: { id } });
    await settled(id, ({ state }) => state === "delivered");
    const [got] = receiver.received;
    const [source = ""] = blocksOf("notices.md", "js run");
    const port = "48916";
    const program = spawn(process.execPath, ["--input-type=module", "--eval", source], {
      env: { ...process.env, WEBHOOK_SECRET: secret ?? "", PORT: port },
    });
    let printed = "";
    program.stdout.on("data", (part: Buffer) => (printed += part.toString()));
    const bring = async (body: string): Promise<number> => {
      const headers = Object.fromEntries(Object.entries(got!.headers).filter(([name]) => name.startsWith("webhook-")));
      const sent = fetch(`http://127.0.0.1:${port}/`, {
        method: "POST",
        body,
        headers: headers as Record<string, string>,
      });
      return (await sent.catch(() => null))?.status ?? 0;
    };
    await waitFor("the receiver", async () => (await bring("{}")) === 401);
    expect(await bring(got!.body)).toBe(204);
    await waitFor("its line", async () => printed.includes("notice.test"));
    program.kill();
  });

  test("that fails is tried again, keeps its id when it is sent again, and ends for good where it is gone", async () => {
    const { id } = await add("webhook", receiver.url);
    receiver.answer(() => ({ status: 302, headers: { location: "http://127.0.0.1:1/" } }));
    await account.call(testNoticeTarget, { params: { id } });
    const failed = await settled(id, ({ attempts, fault }) => attempts === 1 && fault !== null);
    expect(failed).toMatchObject({ state: "waiting", status: 302, fault: "The answer was 302." });
    expect(new Date(failed.next_at ?? 0).getTime()).toBeGreaterThan(Date.now());
    receiver.answer(() => ({ status: 200 }));
    await account.call(resendNotice, { params: { id: failed.id } });
    await settled(id, ({ state }) => state === "delivered");
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([failed.id]));
    receiver.answer(() => ({ status: 410 }));
    await account.call(testNoticeTarget, { params: { id } });
    await settled(id, ({ state, status }) => state === "given-up" && status === 410);
  });

  test.each([
    ["http://shop.example/hook", "has to begin with https://"],
    ["https://127.0.0.1/hook", "not a public internet address"],
    ["https://169.254.169.254/latest", "not a public internet address"],
    ["https://me:pw@shop.example/", "user name or password"],
    ["https://shop.example:22/", "Port 22"],
    ["ftp://shop.example/", "Only http and https"],
    ["", "Please give the address"],
  ])("can't be sent to %s", async (address, reason) => {
    await expect(add("webhook", address)).rejects.toThrow(reason);
  });

  test("is forgotten with its log", async () => {
    const { id } = await add("webhook", receiver.url);
    await account.call(removeNoticeTarget, { params: { id } });
    await expect(logOf(id)).rejects.toThrow("Not found");
  });
});

test("Slack and Teams get words in which nothing of the site is markup", async () => {
  const [slack, teams] = [await add("slack", `${receiver.url}/slack`), await add("teams", `${receiver.url}/teams`)];
  for (const { id } of [slack, teams]) await account.call(testNoticeTarget, { params: { id } });
  await waitFor("both", async () => receiver.received.length === 2);
  const bodyAt = (path: string): unknown => JSON.parse(receiver.received.find((one) => one.path === path)?.body ?? "");
  expect(bodyAt("/slack")).toEqual({ text: expect.stringMatching(/^\*This is a test\*\n.+\n<http.+\|Open>$/) });
  const content = { type: "AdaptiveCard", actions: [{ type: "Action.OpenUrl", url: expect.stringMatching(/^http/) }] };
  expect(bodyAt("/teams")).toMatchObject({ type: "message", attachments: [{ content }] });
});

test("an audit tells that it finished, and the next one that the site got worse; a digest waits for its time", async () => {
  const { id } = await add("webhook", receiver.url);
  const digest = await add("mail-weekly");
  const audit = async (): Promise<void> => {
    const job = (await account.call(submitUrl, { body: { url: site.url } })).data;
    const params = { id: job.id };
    await waitFor("the audit", async () => (await account.call(getJob, { params })).data.status === "completed");
  };
  const eventsNow = async (): Promise<unknown[]> => (await logOf(id)).map(({ event }) => event).toSorted();
  site.pages.set("/", sitePage("A shop of things", '<a href="/soap">Soap</a>'));
  site.pages.set("/soap", sitePage("Soap of olives, hard"));
  await audit();
  expect(await eventsNow()).toEqual(["audit.finished"]);
  site.pages.set("/soap", sitePage(null));
  await audit();
  expect(await eventsNow()).toEqual(["audit.finished", "audit.finished", "regression.found"]);
  await waitFor("all three", async () => receiver.received.length === 3);
  const worse = (await logOf(id)).find(({ event }) => event === "regression.found")?.body;
  expect(worse).toMatchObject({ type: "regression.found", data: { fixed: expect.any(Number), back: 0 } });
  const gathered = await logOf(digest.id);
  expect(gathered.map(({ state, attempts }) => [state, attempts])).toEqual(gathered.map(() => ["waiting", 0]));
  expect(new Date(gathered[0]?.next_at ?? 0).getUTCDay()).toBe(1);
});

test("pauses grow to about three days, heed Retry-After, and end", () => {
  const after = (attempts: number, retryAfter: string | null = null): number | null => {
    const next = nextTry(attempts, { status: 503, body: "", retryAfter }, 0);
    return next && next.getTime() / 1000;
  };
  const pauses = Array.from({ length: 10 }, (_, index) => after(index + 1));
  expect(pauses[0]).toBeGreaterThanOrEqual(5);
  expect(pauses.slice(0, 9)).toEqual(pauses.slice(0, 9).toSorted((a, b) => Number(a) - Number(b)));
  expect(pauses[9]).toBeNull();
  expect(after(1, "120")).toBe(120);
  expect(after(1, "999999999")).toBe(86_400);
});

test("digests leave on the next morning, weekly ones on a Monday", () => {
  const sunday = new Date("2026-11-22T23:00:00Z");
  expect(digestTime("mail-daily", sunday).toISOString()).toBe("2026-11-23T06:00:00.000Z");
  expect(digestTime("mail-weekly", sunday).toISOString()).toBe("2026-11-23T06:00:00.000Z");
  const monday = new Date("2026-11-23T06:00:00Z");
  expect(digestTime("mail-daily", monday).toISOString()).toBe("2026-11-24T06:00:00.000Z");
  expect(digestTime("mail-weekly", monday).toISOString()).toBe("2026-11-30T06:00:00.000Z");
});
