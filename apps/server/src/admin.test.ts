import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readStatus } from "./features/access/index.ts";
import { findUserByEmail } from "./features/accounts/index.ts";
import { answer } from "./operator/answer.ts";
import { fromSecret } from "./platform/app-secret.ts";
import { openEmbedded } from "./platform/database/embedded.ts";
import type { Store } from "./platform/database/index.ts";
import { surroundings } from "./testing/server-process.ts";
import { fillDataFolder } from "./testing/snapshot.ts";

const folder = mkdtempSync(join(tmpdir(), "seo-audit-admin-"));
const email = "owner@shop.example";
let userId: string;

const withStore = async <T>(use: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openEmbedded(folder);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
};

beforeAll(async () => {
  vi.stubEnv("DATA_DIR", folder);
  await fillDataFolder(folder);
  const row = { email, name: "Owner", password_hash: "none" };
  const insert = ({ db }: Store) => db.insertInto("users").values(row).returning("id").executeTakeFirstOrThrow();
  userId = (await withStore(insert)).id;
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("the program says what it did and ends with the code of its answer", async () => {
  const start = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, "admin.ts"), ...args], {
      env: { ...surroundings, DATA_DIR: folder },
      encoding: "utf8",
    });
  const [done, misused] = [start("user", email), start("give")];
  expect([done.status, done.stderr]).toEqual([0, ""]);
  expect(done.stdout).toMatch(/^administrator +no$/m);
  expect([misused.status, misused.stdout]).toEqual([2, ""]);
  expect(misused.stderr).toMatch(/^There is no command "give"\./);
}, 60_000);

test("an operator grants a plan and credits; both are in force and noted", async () => {
  expect(await answer(["grant", "Owner@Shop.example", "tier3", "--days", "7"])).toEqual({
    code: 0,
    output: "Owner@Shop.example now has Business for 7 days.",
  });
  expect((await answer(["grant", email, "credits", "2", "--type", "premium_report"])).output).toBe(
    `${email} now has 2 more credits (Premium SEO Report).`,
  );
  await withStore(async ({ db }) => {
    const status = await readStatus(db, { payments: "sandbox", freeDomainsPerMonth: 3 }, userId, "subscription");
    expect(status).toMatchObject({ fullAccess: true, subscription: { tier: "tier3", availableCredits: 2 } });
    const entries = await db.selectFrom("audit_entries").select(["actor", "action", "subject"]).orderBy("at").execute();
    expect(entries).toEqual([
      { actor: "operator", action: "grant tier", subject: userId },
      { actor: "operator", action: "grant credits", subject: userId },
    ]);
  });
}, 120_000);

test("while the server holds the data folder, it is told to stop it first", async () => {
  const refused = await withStore(() => answer(["grant", email, "tier1"]));
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/^Another process already uses the data folder .* Stop it first/);
}, 120_000);

test("what is not understood is said with the help, and changes nothing", async () => {
  const cases: readonly (readonly [string[], string])[] = [
    [["give"], 'There is no command "give".'],
    [["grant", email], "grant needs an e-mail address and what to give."],
    [["grant", email, "tier9"], '"tier9" can\'t be granted'],
    [["grant", email, "credits", "0"], "The number of credits must be a whole number from 1 to 10000."],
    [["grant", email, "tier1", "--days", "1e9"], "--days must be a whole number"],
  ];
  const answers = await Promise.all(cases.map(([args]) => answer(args)));
  for (const [index, { code, output }] of answers.entries()) {
    expect(code).toBe(2);
    expect(output.startsWith(cases[index]![1])).toBe(true);
    expect(output).toContain("npm run admin -- grant <email>");
  }
  expect((await answer(["--help"])).code).toBe(0);
  expect(await answer(["grant", "nobody@shop.example", "tier1"])).toEqual({
    code: 1,
    output: "There is no account nobody@shop.example.",
  });
}, 120_000);

test("an account is made an administrator and back, shown, signed out, given a new password; all of it is noted", async () => {
  expect((await answer(["grant", email, "admin"])).output).toContain("the rights of an administrator");
  const shown = (await answer(["user", email])).output;
  expect(shown).toMatch(/^administrator +yes$/m);
  expect(shown).toMatch(/^sessions +0$/m);
  const { output } = await answer(["user", email, "password"]);
  const link = /^owner@shop\.example sets a new password at (http:\/\/localhost:3000\/reset-password#\S+)$/.exec(
    output,
  )![1]!;
  expect((await answer(["revoke", email, "admin"])).code).toBe(0);
  expect((await answer(["revoke", email, "sessions"])).code).toBe(0);
  expect((await answer(["revoke", email, "plan"])).output).toBe(`${email} has no plan any more.`);
  await withStore(async ({ db }) => {
    const { is_admin, password_hash } = await findUserByEmail(db, email).then((found) => found!);
    expect(is_admin).toBe(false);
    // The former one is no password any more, and what was printed is none either.
    expect(password_hash).toMatch(/^\$argon2id\$/);
    const access = new URLSearchParams(new URL(link).hash.slice(1)).get("access_token")!;
    const { access_hash } = await db.selectFrom("recoveries").select("access_hash").executeTakeFirstOrThrow();
    expect(Buffer.from(access_hash)).toEqual(createHash("sha256").update(access).digest());
    const notes = await db
      .selectFrom("audit_entries")
      .select(["action", "details"])
      .orderBy("at", "desc")
      .limit(5)
      .execute();
    expect(notes.map(({ action }) => action)).toEqual([
      "grant tier",
      "revoke sessions",
      "revoke admin",
      "renew password",
      "grant admin",
    ]);
    expect(JSON.stringify(notes)).not.toContain(access);
  });
}, 240_000);

test("all accounts are signed out at once, and what the former secret sealed is sealed anew", async () => {
  const [old, today] = ["the secret of last year, 32 letters", "the secret of this year, 32 letters"];
  await withStore(async ({ db }) => {
    const token_hash = Buffer.alloc(32, 7);
    await db
      .insertInto("sessions")
      .values({ user_id: userId, token_hash, browser: "", second_factor: false })
      .execute();
    const secret = fromSecret(old).seal("totp", "ABC");
    await db.insertInto("totp_factors").values({ user_id: userId, secret }).execute();
  });
  expect((await answer(["revoke", "everybody", "sessions"])).output).toBe(
    "1 sessions and 0 personal tokens were ended.",
  );
  vi.stubEnv("APP_SECRET", today);
  expect((await answer(["reseal"])).output).toContain("authenticators: 0 sealed anew, 1 lost");
  vi.stubEnv("APP_SECRET_FORMER", old);
  expect((await answer(["reseal"])).output).toContain("authenticators: 1 sealed anew, 0 lost");
  await withStore(async ({ db }) => {
    const { secret } = await db.selectFrom("totp_factors").select("secret").executeTakeFirstOrThrow();
    expect(fromSecret(today).open("totp", secret)).toBe("ABC");
  });
}, 240_000);

test("jobs are counted, shown, stopped and tried again", async () => {
  const id = await withStore(async ({ db }) => {
    const row = { user_id: userId, url: "https://shop.example/", domain: "shop.example", options: "{}" };
    return (await db.insertInto("jobs").values(row).returning("id").executeTakeFirstOrThrow()).id;
  });
  expect((await answer(["job", id, "stop"])).output).toBe(`${id} was stopped.`);
  expect((await answer(["job", id])).output).toMatch(/^error +This analysis was stopped by the operator\.$/m);
  expect((await answer(["job"])).output).toMatch(/^1 jobs: 0 completed, 0 processing, 1 failed, 0 put aside\n/);
  expect((await answer(["job", id, "retry"])).output).toBe(`${id} is back in line.`);
  expect((await answer(["job", id])).output).toMatch(/^status +queued$/m);
  expect((await answer(["job", userId])).output).toBe(`There is no job ${userId}.`);
}, 240_000);
