import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readStatus } from "./features/access/index.ts";
import { openEmbedded } from "./platform/database/embedded.ts";
import type { Store } from "./platform/database/index.ts";

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
  const row = { email, name: "Owner", password_hash: "none" };
  const insert = ({ db }: Store) => db.insertInto("users").values(row).returning("id").executeTakeFirstOrThrow();
  userId = (await withStore(insert)).id;
});
afterAll(() => rmSync(folder, { recursive: true }));

const admin = (...args: string[]): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const env = { PATH: process.env["PATH"], DATA_DIR: folder };
    const child = spawn(process.execPath, [join(import.meta.dirname, "admin.ts"), ...args], { env });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("close", (code) => resolve({ code, output }));
  });

test("an operator grants a plan and credits; both are in force and noted", async () => {
  expect(await admin("grant", "Owner@Shop.example", "tier3", "--days", "7")).toEqual({
    code: 0,
    output: "Owner@Shop.example now has Business for 7 days.\n",
  });
  expect((await admin("grant", email, "credits", "2", "--type", "premium_report")).output).toBe(
    `${email} now has 2 more credits (Premium SEO Report).\n`,
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
  const refused = await withStore(() => admin("grant", email, "tier1"));
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
  const answers = await Promise.all(cases.map(([args]) => admin(...args)));
  for (const [index, { code, output }] of answers.entries()) {
    expect(code).toBe(2);
    expect(output.startsWith(cases[index]![1])).toBe(true);
    expect(output).toContain("npm run admin -- grant <email>");
  }
  expect((await admin("--help")).code).toBe(0);
  expect(await admin("grant", "nobody@shop.example", "tier1")).toEqual({
    code: 1,
    output: "There is no account nobody@shop.example.\n",
  });
}, 120_000);
