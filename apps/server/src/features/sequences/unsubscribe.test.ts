import { calls, requestReset } from "@audit/contract";
import { startMailServer, type MailServer, type ReceivedMail } from "@audit/testkit";
import { writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestServer,
  describeOnEachStore,
  waitFor,
  type TestAccount,
  type TestServer,
} from "../../testing/index.ts";

const BRANDS = join(tmpdir(), `brands-${process.pid}.json`);
writeFileSync(BRANDS, JSON.stringify({ brands: [{ domain: "other.example", site_name: "Other Brand" }] }));

describeOnEachStore("unsubscribing", (open) => {
  let server: TestServer;
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
    const env = {
      SMTP_URL: mail.url,
      MAIL_FROM: "hello@audit.example",
      BRAND_ORIGIN: "https://audit.example",
      BRAND_NAME: "Shop & <Doctor>",
      BRANDS_FILE: BRANDS,
    };
    server = await createTestServer({ store: await open(), env });
  });
  afterAll(async () => {
    await server.stop();
    await mail.close();
  });

  const mailsTo = ({ email }: TestAccount): ReceivedMail[] => mail.mails.filter(({ to }) => to[0] === email);
  const headerOf = ({ message }: ReceivedMail, name: string) => message.headers.find(({ key }) => key === name)?.value;

  /** Somebody with a welcome mail, and what stands in it. */
  async function welcome(): Promise<{ account: TestAccount; mail: ReceivedMail; path: string }> {
    const account = await server.mint();
    const now = new Date();
    await server.store.db
      .updateTable("users")
      .set({ email_verified_at: now })
      .where("id", "=", account.userId)
      .execute();
    const found = await waitFor("the welcome mail", async () =>
      mailsTo(account).find((one) => headerOf(one, "list-unsubscribe") !== undefined),
    );
    const path = new URL(headerOf(found, "list-unsubscribe")!.slice(1, -1)).pathname;
    return { account, mail: found, path };
  }
  const hasLeft = async ({ userId }: TestAccount): Promise<boolean> => {
    const row = await server.store.db
      .selectFrom("users")
      .select("mail_opt_out_at")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    return row.mail_opt_out_at !== null;
  };
  const post = (path: string, init: RequestInit = {}) => fetch(server.url + path, { method: "POST", ...init });

  test("every sequence mail has the headers of RFC 8058 and the same link in both its parts", async () => {
    const { mail: got } = await welcome();
    const link = headerOf(got, "list-unsubscribe")!;
    expect(link).toMatch(/^<https:\/\/audit\.example\/unsubscribe\/[\w-]{43}>$/);
    expect(headerOf(got, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(got.message.text).toContain(link.slice(1, -1));
    expect(got.message.html).toContain(link.slice(1, -1));
    expect(got.message.replyTo).toMatchObject([{ address: "hello@audit.example" }]);
  });

  test("a provider's one-click post unsubscribes without a sign-in, however often it comes", async () => {
    const { account, path } = await welcome();
    const form = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await post(path, { body: form })).status).toBe(200);
    expect(await hasLeft(account)).toBe(true);
    const parts = new FormData();
    parts.set("List-Unsubscribe", "One-Click");
    expect((await post(path, { body: parts })).status).toBe(200);
    expect((await post(path)).status).toBe(200);
  });

  test("opening the link only asks, with one button, and tells nothing about the account", async () => {
    const { account, path } = await welcome();
    const page = await fetch(server.url + path);
    const html = await page.text();
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).toContain("Shop &amp; &lt;Doctor&gt;");
    for (const secret of [account.email, account.userId, path.split("/").at(-1)!]) expect(html).not.toContain(secret);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    await fetch(server.url + path, { method: "HEAD" });
    expect(await hasLeft(account)).toBe(false);
    expect(await (await post(path)).text()).toContain("You are unsubscribed");
    expect(await hasLeft(account)).toBe(true);
  });

  test("who has left gets no sequence mail any more, and every transactional one", async () => {
    const { account, path } = await welcome();
    await post(path);
    const { db } = server.store;
    const longAgo = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
    await db.updateTable("email_enrolments").set({ last_at: longAgo }).where("user_id", "=", account.userId).execute();
    const { account: witness } = await welcome();
    await server.anonymous(requestReset, { body: { email: account.email } });
    await waitFor("the reset mail", async () =>
      mailsTo(account).some(({ message }) => message.subject === "Reset your password"),
    );
    expect(mailsTo(witness).length).toBeGreaterThan(0);
    expect(mailsTo(account).filter((one) => headerOf(one, "list-unsubscribe") !== undefined)).toHaveLength(1);
    const admin = await server.mint("admin");
    const { sequences } = await admin.call(calls.listEmailSequences, {});
    const { templates, counts } = sequences.find(({ name }) => name === "Welcome")!;
    expect(counts.unsubscribed).toBeGreaterThan(0);
    expect(templates[0]!.counts.unsubscribed).toBe(counts.unsubscribed);
    expect(templates[1]!.counts.unsubscribed).toBe(0);
  });

  test("who has left is told so by the link, and comes back by it", async () => {
    const { account, path } = await welcome();
    const look = async (): Promise<string> => (await fetch(server.url + path)).text();
    await post(path);
    expect(await look()).toContain("You are unsubscribed");
    expect(await (await post(`${path}?again`)).text()).toContain("Tips come to you again");
    expect(await hasLeft(account)).toBe(false);
    expect(await look()).toContain("Unsubscribe from these mails?");
  });

  test("forged, cut, old, another brand's and a deleted account's links are refused alike, 0 of 50 accepted", async () => {
    const { account, path } = await welcome();
    const { account: gone, path: dead } = await welcome();
    await gone.call(calls.deleteAccount, { body: { current_password: gone.password } });
    const token = path.split("/").at(-1)!;
    const forged = Array.from({ length: 46 }, (_, at) => {
      const other = token[at % 43] === "A" ? "B" : "A";
      return `/unsubscribe/${token.slice(0, at % 43)}${other}${token.slice((at % 43) + 1)}${at < 43 ? "" : "x"}`;
    });
    const wrong = [...forged, path.slice(0, -1), `${path}x`, dead, `/unsubscribe/${account.userId}`];
    expect(wrong).toHaveLength(50);
    const answers = await Promise.all(wrong.map(async (one) => (await post(one)).text()));
    const statuses = await Promise.all(wrong.map(async (one) => (await fetch(server.url + one)).status));
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect(new Set(answers).size).toBe(1);
    expect(await foreign(path)).toBe(404);
    expect(await hasLeft(account)).toBe(false);
    const longAgo = new Date(Date.now() - 401 * 24 * 60 * 60 * 1000);
    await server.store.db
      .updateTable("unsubscribe_links")
      .set({ created_at: longAgo })
      .where("user_id", "=", account.userId)
      .execute();
    expect((await post(path)).status).toBe(404);
    expect((await post(`${path}?again`)).status).toBe(404);
    expect(await hasLeft(account)).toBe(false);
  });

  /** The same link at another brand's host; over the wire, because fetch does not let a test choose the host. */
  const foreign = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const asked = request(server.url + path, { method: "POST", headers: { host: "other.example" } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode!);
      });
      asked.on("error", reject);
      asked.end();
    });
});
