import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachStore } from "../../testing/index.ts";
import type { Store } from "./index.ts";
import { storable } from "./storable-parameters.ts";

test.each([
  ["a\0b", "ab"],
  ["tent \ud83d", "tent \ufffd"],
  [JSON.stringify({ a: "x\0", "b\ud800": ["\udc00", "😀"] }), '{"a":"x","b\ufffd":["\ufffd","😀"]}'],
  ["written \\u0000 in a note", "written \\u0000 in a note"],
  ['{"kept": "\\\\u0000"}', '{"kept":"\\\\u0000"}'],
  ["😀", "😀"],
])("%j is stored as %j", (given, kept) => {
  expect(storable(given)).toBe(kept);
});

describeOnEachStore("texts of strangers", (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  test("are kept in text and JSON columns, whatever characters they hold", async () => {
    const { db } = store;
    const user = { email: `${randomUUID()}@shop.example`, name: "A\0nn \ud83d", password_hash: "none" };
    const { id, name } = await db.insertInto("users").values(user).returning(["id", "name"]).executeTakeFirstOrThrow();
    expect(name).toBe("Ann \ufffd");
    const details = JSON.stringify({ title: "Te\0nt \ud83d", "\udc00": 1 });
    const entry = { actor: "operator", action: "test", subject: id, details };
    const kept = await db.insertInto("audit_entries").values(entry).returning("details").executeTakeFirstOrThrow();
    expect(kept.details).toEqual({ title: "Tent \ufffd", "\ufffd": 1 });
    const { rows } = await sql<{ text: string }>`select ${"raw\0 \ud800"}::text as text`.execute(db);
    expect(rows).toEqual([{ text: "raw \ufffd" }]);
  });
});
