import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachStore } from "../../testing/index.ts";
import type { Store } from "../database/index.ts";
import { forgetInAudit, recordAdminAct } from "./index.ts";

describeOnEachStore("the audit log", (open) => {
  let store: Store;
  let userId: string;
  const email = `${randomUUID()}@shop.example`;
  beforeAll(async () => {
    store = await open();
    const row = { email, name: "Admin", password_hash: "none", is_admin: true };
    ({ id: userId } = await store.db.insertInto("users").values(row).returning("id").executeTakeFirstOrThrow());
  });
  afterAll(() => store.close());

  const act = { action: "change prompt", subject: "summary", before: { version: 1 }, after: { version: 2 } };
  const record = () => store.db.transaction().execute((tx) => recordAdminAct(tx, { userId }, act));
  const readAll = () =>
    store.db.selectFrom("audit_entries").select(["id", "actor", "action", "subject", "details"]).execute();

  test("an act is noted with who, what, on what, before and after; one that is rolled back is not", async () => {
    await record();
    const undone = store.db.transaction().execute(async (tx) => {
      await recordAdminAct(tx, { userId }, { ...act, subject: "never" });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await readAll()).toMatchObject([
      { actor: email, action: act.action, subject: act.subject, details: { before: act.before, after: act.after } },
    ]);
  });

  test("the database itself refuses to change or remove an entry", async () => {
    const { db } = store;
    const before = await readAll();
    const attempts = [
      db.updateTable("audit_entries").set({ subject: "somebody else" }),
      db.deleteFrom("audit_entries"),
    ].map((query) => query.execute());
    for (const attempt of attempts) await expect(attempt).rejects.toThrow("can only be added to");
    await expect(sql`truncate audit_entries`.execute(db)).rejects.toThrow("can only be added to");
    expect(await readAll()).toEqual(before);
  });

  test("a deleted account's name goes, the deed stays, and nothing more may be changed on that way", async () => {
    await store.db.transaction().execute(async (tx) => {
      await forgetInAudit(tx, email, "a deleted account");
      await sql`savepoint a`.execute(tx);
      const more = tx.updateTable("audit_entries").set({ subject: "x" }).execute();
      await expect(more).rejects.toThrow("can only be added to");
      await sql`rollback to savepoint a`.execute(tx);
    });
    expect(await readAll()).toMatchObject([{ actor: "a deleted account", action: act.action, subject: act.subject }]);
    const other = `x${email}`;
    const about = {
      actor: "operator",
      action: "note",
      subject: other,
      details: JSON.stringify({ who: other, text: `for ${email}` }),
    };
    await store.db.insertInto("audit_entries").values(about).execute();
    await store.db.transaction().execute((tx) => forgetInAudit(tx, email, "a deleted account"));
    const [kept] = await store.db.selectFrom("audit_entries").selectAll().where("action", "=", "note").execute();
    expect(kept).toMatchObject({ subject: other, details: { who: other, text: `for ${email}` } });
    const forged = store.db.transaction().execute(async (tx) => {
      await sql`select set_config('audit.forgets', 'on', true)`.execute(tx);
      await tx.updateTable("audit_entries").set({ action: "nothing" }).execute();
    });
    await expect(forged).rejects.toThrow("can only be added to");
  });
});
