import { startMailServer, type MailServer } from "@audit/testkit";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { describeOnEachStore, waitFor } from "../../testing/index.ts";
import type { Store } from "../database/index.ts";
import { createLog } from "../log.ts";
import { addMail, openMailSender, openTransport, type Sending } from "./index.ts";

const letterhead = { brand: "Shop Doctor", origin: "https://audit.example", colour: "#2563eb" };
const log = createLog("silent");

describeOnEachStore("the outbox", (open) => {
  let store: Store;
  let server: MailServer;
  let senders: Sending[] = [];
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    server = await startMailServer();
    await store.db.deleteFrom("mails").execute();
  });
  afterEach(async () => {
    await Promise.all(senders.map((sender) => sender.close()));
    senders = [];
    await server.close();
  });

  async function openSender(smtpUrl = server.url): Promise<void> {
    const transport = openTransport({ smtpUrl, from: "hello@audit.example", folder: "" });
    const composers = {
      hello: async () => ({ subject: "Hello", paragraphs: ["How do you do?"] }),
      nobody: async () => null,
    };
    senders.push(await openMailSender({ store, log, transport, composers }));
  }
  const post = (recipient: string, kind = "hello") => addMail(store.db, { kind, recipient, letterhead });
  const rows = () => store.db.selectFrom("mails").selectAll().execute();
  const tryNow = async (): Promise<void> => {
    await store.db
      .updateTable("mails")
      .set({ next_at: sql`now()` })
      .execute();
    await sql`select pg_notify('mail', '')`.execute(store.db);
  };

  test("a mail reaches the mail server with both parts, from the brand, and is noted as sent", async () => {
    await openSender();
    await post("anna@shop.example");
    await waitFor("the mail", async () => server.mails.length === 1);
    const { from, to, message } = server.mails[0]!;
    expect([from, to]).toEqual(["hello@audit.example", ["anna@shop.example"]]);
    expect(message).toMatchObject({ subject: "Hello", from: { name: "Shop Doctor", address: "hello@audit.example" } });
    expect(message.text).toContain("How do you do?");
    expect(message.html).toContain("How do you do?");
    await waitFor("the note", async () => (await rows())[0]?.sent_at instanceof Date);
    const [row] = await rows();
    expect(message.messageId).toBe(`<${row!.id}@audit.example>`);
  });

  test("what is not committed is not sent", async () => {
    await openSender();
    const undone = store.db.transaction().execute(async (tx) => {
      await addMail(tx, { kind: "hello", recipient: "never@shop.example", letterhead });
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");
    await post("after@shop.example");
    await waitFor("the mail", async () => server.mails.length === 1);
    expect(server.mails[0]!.to).toEqual(["after@shop.example"]);
    expect(await rows()).toHaveLength(1);
  });

  test("twenty mails and three processes: each mail leaves once", async () => {
    const names = Array.from({ length: 20 }, (_, index) => `n${index}@shop.example`);
    await Promise.all(names.map((name) => post(name)));
    for (let sender = 0; sender < 3; sender += 1) await openSender();
    await waitFor("all notes", async () => (await rows()).every(({ sent_at }) => sent_at !== null));
    expect(server.mails.map(({ to }) => to[0] ?? "").sort()).toEqual(names.sort());
  });

  test("a server that is busy is asked again later, with longer pauses, until it takes the mail", async () => {
    server.refuseWith(451);
    await openSender();
    await post("anna@shop.example");
    await waitFor("a refusal", async () => (await rows())[0]?.last_error !== null);
    const pauseOf = async (): Promise<number> => (await rows())[0]!.next_at.getTime() - Date.now();
    const first = await pauseOf();
    expect(first).toBeGreaterThan(5_000);
    await tryNow();
    await waitFor("another refusal", async () => server.refusals() === 2 && (await pauseOf()) > 15_000);
    expect(await pauseOf()).toBeGreaterThan(first);
    server.refuseWith(null);
    await tryNow();
    await waitFor("the mail", async () => (await rows())[0]?.sent_at instanceof Date);
    expect(server.mails).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ attempts: 3, last_error: null, given_up_at: null });
  });

  test("a mail that the server refuses for good is given up at once; an old one after a day", async () => {
    server.refuseWith(550);
    await openSender();
    await post("anna@shop.example");
    await waitFor("the end", async () => (await rows())[0]?.given_up_at instanceof Date);
    expect((await rows())[0]!.last_error).toMatch(/550|Not now/);
    server.refuseWith(451);
    await store.db.deleteFrom("mails").execute();
    await post("ben@shop.example");
    await waitFor("a refusal", async () => (await rows())[0]?.last_error !== null);
    expect((await rows())[0]!.given_up_at).toBeNull();
    await store.db
      .updateTable("mails")
      .set({ created_at: sql`now() - interval '25 hours'` })
      .execute();
    await tryNow();
    await waitFor("the end", async () => (await rows())[0]?.given_up_at instanceof Date);
  });

  test("a server that can't be reached loses nothing", async () => {
    await openSender("smtp://127.0.0.1:1");
    await post("anna@shop.example");
    await waitFor("a failure", async () => (await rows())[0]?.last_error !== null);
    await openSender();
    await tryNow();
    await waitFor("the note", async () => (await rows())[0]?.sent_at instanceof Date || (await tryNow(), false));
    expect(server.mails).toHaveLength(1);
  });

  test("a mail that a dead process held is taken over when its time is up", async () => {
    await post("anna@shop.example");
    await store.db
      .updateTable("mails")
      .set({ attempts: 1, next_at: sql`now() + interval '1 minute'` })
      .execute();
    await openSender();
    expect(server.mails).toEqual([]);
    await tryNow();
    await waitFor("the mail", async () => server.mails.length === 1);
    expect((await rows())[0]!.attempts).toBe(2);
  });

  test("a mail that nobody is to get leaves no trace", async () => {
    await openSender();
    await post("nobody@shop.example", "nobody");
    await waitFor("the end", async () => (await rows()).length === 0);
    expect(server.mails).toEqual([]);
  });
});
