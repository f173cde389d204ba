import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { describeOnEachStore, waitFor } from "../../testing/index.ts";
import type { Store } from "../../platform/database/index.ts";
import { countBySequence, countByTemplate } from "./counts-store.ts";
import { openSequenceStage, type SequenceStage } from "./testing/sequence-stage.ts";

const HOURS_OF_A_DAY = 24;

describeOnEachStore("a sequence", (open) => {
  let store: Store;
  let stage: SequenceStage;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    stage = await openSequenceStage(store);
  });
  afterEach(() => stage.close());
  const deliveries = () => store.db.selectFrom("email_deliveries").selectAll().orderBy("created_at").execute();

  test("sends its steps in order, each as many days after the one before as it says, and each once", async () => {
    await stage.write([{ subject: "One" }, { subject: "Two", delay_days: 2 }, { subject: "Three", delay_days: 3 }]);
    await stage.signUp("ann@shop.example");
    await stage.settle();
    expect(stage.subjects()).toEqual(["One"]);
    await stage.letPass(2 * HOURS_OF_A_DAY - 1);
    await stage.settle();
    expect(stage.subjects()).toEqual(["One"]);
    await stage.letPass(1);
    await stage.settle();
    await stage.settle();
    expect(stage.subjects()).toEqual(["One", "Two"]);
    await stage.letPass(30 * HOURS_OF_A_DAY);
    await stage.settle();
    await stage.letPass(30 * HOURS_OF_A_DAY);
    await stage.settle();
    expect(stage.subjects()).toEqual(["One", "Two", "Three"]);
  });

  test("steps without delay follow one another at once", async () => {
    await stage.write([{ subject: "One" }, { subject: "Two" }, { subject: "Three" }]);
    await stage.signUp("ann@shop.example");
    await stage.settle();
    expect(stage.subjects()).toEqual(["One", "Two", "Three"]);
  });

  test("waits for a confirmed address and then begins at once, without being asked", async () => {
    await stage.write([{ subject: "One" }]);
    const id = await stage.signUp("ann@shop.example", { confirmed: false, daysAgo: 20 });
    await stage.open();
    await stage.settle();
    expect(stage.subjects()).toEqual([]);
    await store.db
      .updateTable("users")
      .set({ email_verified_at: sql`now()` })
      .where("id", "=", id)
      .execute();
    await waitFor("the mail", async () => stage.subjects().length === 1);
  });

  test("forty people and three processes: each gets each step once", async () => {
    await stage.write([{ subject: "One" }, { subject: "Two" }]);
    for (let n = 0; n < 40; n += 1) await stage.signUp(`n${n}@shop.example`);
    await Promise.all([stage.open(), stage.open(), stage.open()]);
    await waitFor("all mails", async () => stage.mail.mails.length >= 80);
    await stage.settle();
    const copies = new Map<string, number>();
    for (const { to, message } of stage.mail.mails) {
      const key = `${to[0]} ${message.subject}`;
      copies.set(key, (copies.get(key) ?? 0) + 1);
    }
    expect(copies.size).toBe(80);
    expect([...copies.values()].filter((count) => count !== 1)).toEqual([]);
  });

  test("stops for who has opted out, for deleted accounts, and where sequence or template are switched off", async () => {
    const { sequenceId, templateIds } = await stage.write([{ subject: "One" }, { subject: "Two", delay_days: 1 }]);
    const [out, gone, kept] = await Promise.all(
      ["out", "gone", "kept"].map((name) => stage.signUp(`${name}@shop.example`)),
    );
    await stage.settle();
    expect(stage.subjects()).toEqual(["One", "One", "One"]);
    await stage.letPass(HOURS_OF_A_DAY);
    await store.db
      .updateTable("users")
      .set({ mail_opt_out_at: sql`now()` })
      .where("id", "=", out!)
      .execute();
    await store.db.deleteFrom("users").where("id", "=", gone!).execute();
    const switchTo = async (table: "email_sequences" | "email_templates", id: string, on: boolean) =>
      store.db.updateTable(table).set({ is_active: on }).where("id", "=", id).execute();
    await switchTo("email_sequences", sequenceId, false);
    await stage.settle();
    await switchTo("email_sequences", sequenceId, true);
    await switchTo("email_templates", templateIds[1]!, false);
    await stage.settle();
    expect(stage.subjects()).toHaveLength(3);
    await switchTo("email_templates", templateIds[1]!, true);
    await stage.settle();
    expect(stage.mail.mails.slice(3).map(({ to }) => to)).toEqual([["kept@shop.example"]]);
    expect(await deliveries()).toHaveLength(3);
    expect(kept).toBeDefined();
  });

  test("who was planned and is opted out before the mail server is ready gets nothing", async () => {
    await stage.write([{ subject: "One" }]);
    const id = await stage.signUp("ann@shop.example");
    stage.mail.at("named", async () => {
      await store.db
        .updateTable("users")
        .set({ mail_opt_out_at: sql`now()` })
        .where("id", "=", id)
        .execute();
    });
    await stage.settle();
    expect(stage.mail.mails).toEqual([]);
    expect(await deliveries()).toEqual([]);
  });

  test("a step that is added reaches those whose turn comes or came this week, not everybody of the past", async () => {
    const { sequenceId } = await stage.write([{ subject: "One" }]);
    await stage.signUp("long-ago@shop.example");
    await stage.settle();
    await stage.letPass(40 * HOURS_OF_A_DAY);
    await stage.signUp("of-late@shop.example");
    await stage.settle();
    await stage.letPass(2 * HOURS_OF_A_DAY);
    const step = { name: "Two", subject: "Two", content: "Two", step_number: 2, delay_days: 1, is_active: true };
    await store.db
      .insertInto("email_templates")
      .values({ ...step, sequence_id: sequenceId })
      .execute();
    await stage.settle();
    expect(stage.mail.mails.slice(2).map(({ to }) => to[0])).toEqual(["of-late@shop.example"]);
  });

  test("a busy server is asked again later; refusals for good and a day of failures are counted as failed", async () => {
    const { sequenceId, templateIds } = await stage.write([{ subject: "One" }, { subject: "Two" }]);
    await stage.signUp("ann@shop.example");
    stage.mail.refuseWith(451);
    await stage.settle();
    const [first] = await deliveries();
    expect(first).toMatchObject({ attempts: 1, handed_over_at: null, sent_at: null, given_up_at: null });
    expect(first!.next_at.getTime() - Date.now()).toBeGreaterThan(30_000);
    stage.mail.refuseWith(550);
    await stage.letPass(1);
    await stage.settle();
    await waitFor("the end of the first", async () => (await deliveries())[0]?.given_up_at instanceof Date);
    stage.mail.refuseWith(451);
    await stage.settle();
    await stage.letPass(25);
    await stage.settle();
    expect((await countByTemplate(store.db)).get(templateIds[0]!)).toMatchObject({ sent: 0, failed: 1 });
    expect((await countByTemplate(store.db)).get(templateIds[1]!)).toMatchObject({ sent: 0, failed: 1 });
    expect((await countBySequence(store.db)).get(sequenceId)).toEqual({
      enrolled: 1,
      sent: 0,
      failed: 2,
      unsubscribed: 0,
    });
    expect(stage.mail.mails).toEqual([]);
  });

  test("a server that falls silent with the text in its hands is not given it again", async () => {
    const { templateIds } = await stage.write([{ subject: "One" }, { subject: "Two", delay_days: 1 }]);
    await stage.signUp("ann@shop.example");
    stage.mail.hangUp(true);
    await stage.settle();
    stage.mail.hangUp(false);
    await stage.letPass(HOURS_OF_A_DAY - 1);
    await stage.settle();
    expect((await countByTemplate(store.db)).get(templateIds[0]!)).toMatchObject({ sent: 0, unknown: 1, failed: 0 });
    expect(stage.subjects().filter((subject) => subject === "One").length).toBeLessThanOrEqual(1);
    await stage.letPass(1);
    await stage.settle();
    expect(stage.subjects().at(-1)).toBe("Two");
  });
});
