import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip, gunzipSync, gzipSync } from "node:zlib";
import { getBranding, getReport, listActions, listAllJobs, logIn } from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, describeOnEachStore, type TestAccount } from "../../testing/index.ts";
import { plantJob } from "../../testing/plant-job.ts";
import type { Store } from "../database/index.ts";
import { readHead, restoreBackup, writeBackup } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "hostile-backups-"));
const good = join(folder, "good.gz");
afterAll(() => rmSync(folder, { recursive: true }));

let owner: Pick<TestAccount, "email" | "password">;
let jobId: string;
beforeAll(async () => {
  const server = await createTestServer();
  owner = await server.mint();
  ({ jobId } = await plantJob(server.store.db, (owner as TestAccount).userId));
  const dataDir = join(folder, "source");
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, "app-secret"), "the secret of the installation that was backed up");
  await writeBackup({ store: server.store, dataDir, version: "1" }, good);
  await server.stop();
}, 120_000);

const linesOf = (): string[] => gunzipSync(readFileSync(good)).toString("utf8").trimEnd().split("\n");

let files = 0;
/** The good backup with other lines. */
function forge(edit: (lines: string[]) => string[]): string {
  const path = join(folder, `forged-${(files += 1)}.gz`);
  writeFileSync(path, gzipSync(`${edit(linesOf()).join("\n")}\n`));
  return path;
}
const afterHead =
  (...more: string[]) =>
  (lines: string[]) => [lines[0]!, ...more, ...lines.slice(1)];

describeOnEachStore("a hostile backup", (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  const accounts = async (): Promise<number> => (await store.db.selectFrom("users").select("id").execute()).length;
  const freshFolder = (): string => mkdtempSync(join(folder, "data-"));

  test.each([
    "../outside",
    "../../etc/cron.d/x",
    "/tmp/outside",
    "app-secret/../../outside",
    "pg/PG_VERSION",
    "./app-secret",
    "app-secret\0.txt",
    "..\\outside",
    "APP-SECRET",
    "",
  ])("that names the file %j is refused, and nothing is written", async (name) => {
    const dataDir = freshFolder();
    const before = readdirSync(folder);
    const path = forge(afterHead(JSON.stringify({ is: "file", name, content: "x" })));
    await expect(restoreBackup({ store, dataDir }, path)).rejects.toThrow("damaged");
    expect(readdirSync(dataDir)).toEqual([]);
    expect(readdirSync(folder).filter((entry) => !before.includes(entry))).toEqual([path.split("/").at(-1)]);
    expect(await accounts()).toBe(0);
  });

  test.each(["pg_authid", "kysely_migration", "users; drop table users", 'users" cascade', "../users", "processes"])(
    "that fills the table %j is refused, and leaves nothing",
    async (name) => {
      const path = forge(afterHead(JSON.stringify({ is: "table", name }), '>{"id":1}'));
      await expect(restoreBackup({ store, dataDir: freshFolder() }, path)).rejects.toThrow("damaged");
      expect(await accounts()).toBe(0);
    },
  );

  test.each(["constructor", "__proto__", "9999-future"])("of the migration %j is refused", async (name) => {
    const path = forge(([head = "", ...rest]) => {
      const line = JSON.parse(head) as { head: { migrations: string[] } };
      return [
        JSON.stringify({ ...line, head: { ...line.head, migrations: [...line.head.migrations, name] } }),
        ...rest,
      ];
    });
    await expect(restoreBackup({ store, dataDir: freshFolder() }, path)).rejects.toThrow("another release");
  });

  test("meets a link in the data folder and does not write through it", async () => {
    const dataDir = freshFolder();
    const outside = join(folder, "outside-of-all");
    symlinkSync(outside, join(dataDir, "app-secret"));
    await expect(restoreBackup({ store, dataDir }, good)).rejects.toThrow("is there already");
    expect(existsSync(outside)).toBe(false);
    expect(await accounts()).toBe(0);
  });

  test("with another installation's secret does not take the place of ours", async () => {
    const dataDir = freshFolder();
    writeFileSync(join(dataDir, "app-secret"), "ours");
    await expect(restoreBackup({ store, dataDir }, good)).rejects.toThrow("is there already and another one");
    expect(readFileSync(join(dataDir, "app-secret"), "utf8")).toBe("ours");
    expect(await accounts()).toBe(0);
  });

  test("of 2 GB in one line, packed into 2 MB, is refused in bounded memory", { timeout: 120_000 }, async () => {
    const path = join(folder, `bomb-${(files += 1)}.gz`);
    const chunk = Buffer.alloc(8 * 1024 * 1024, 0x61);
    const endless = Readable.from(
      (function* () {
        yield `${linesOf()[0]}\n>`;
        for (let times = 0; times < 256; times += 1) yield chunk;
      })(),
    );
    await pipeline(endless, createGzip({ level: 1 }), createWriteStream(path));
    expect((await readHead(path)).version).toBe("1");
    const before = process.memoryUsage.rss();
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss() - before)), 20);
    await expect(restoreBackup({ store, dataDir: freshFolder() }, path)).rejects.toThrow("a line without end");
    clearInterval(watch);
    expect(most).toBeLessThan(700 * 1024 * 1024);
  });

  test(
    "that a stranger filled with scripts and odd shapes costs what it filled, and nobody else",
    { timeout: 120_000 },
    async () => {
      const script = "</script><img src=x onerror=alert(1)>";
      await restoreBackup({ store, dataDir: freshFolder() }, good);
      const { db } = store;
      const { id: userId } = await db
        .selectFrom("users")
        .select("id")
        .where("email", "=", owner.email)
        .executeTakeFirstOrThrow();
      const other = await plantJob(db, userId, "other.example");
      // What a forger may write into rows that are consistent by themselves.
      await db
        .updateTable("actions")
        .set({ title: script, evidence: '{"not":"a list"}' })
        .where("job_id", "=", jobId)
        .execute();
      await db
        .updateTable("artifacts")
        .set({ bytes: gzipSync('{"findings":7}') })
        .where("job_id", "=", jobId)
        .where("name", "=", "report")
        .execute();
      await db
        .insertInto("brand_logos")
        .values({ brand: "default", png: Buffer.from(`<html>${script}`), hash: "1" })
        .execute();
      const server = await createTestServer({ store });
      const { token } = await server.anonymous(logIn, { body: owner });
      const ask = async (path: string) => {
        const answer = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
        return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
      };
      const report = await ask(getReport.path.replace(":id", jobId));
      expect([report.status, report.type]).toEqual([500, "application/json; charset=utf-8"]);
      expect(report.text).not.toContain("findings");
      expect((await ask(`${listActions.path}?jobId=${jobId}`)).type).toBe("application/json; charset=utf-8");
      expect((await ask(getReport.path.replace(":id", other.jobId))).status).toBe(200);
      expect((await ask(`${listActions.path}?jobId=${other.jobId}`)).status).toBe(200);
      expect((await ask(listAllJobs.path)).status).toBe(403);
      expect((await ask(getBranding.path)).status).toBe(200);
      const logo = await fetch(`${server.url}/api/assets/branding/logo.png`);
      expect(logo.headers.get("content-type")).toBe("image/png");
      expect(logo.headers.get("content-security-policy")).toContain("sandbox");
      await server.stop();
    },
  );
});
