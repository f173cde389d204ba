import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { createShare, listActions, logIn, openShare, saveActionNotes } from "@audit/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, describeOnEachStore } from "../../testing/index.ts";
import { plantJob, type PlantedJob } from "../../testing/plant-job.ts";
import { openTestStore } from "../../testing/stores.ts";
import { isPostgresPossible, openTestPostgres } from "../../testing/postgres.ts";
import type { Store } from "../database/index.ts";
import { openPostgres } from "../database/postgres.ts";
import { createLog } from "../log.ts";
import { readHead, restoreBackup, writeBackup } from "./index.ts";

const SECRET = "the secret of one installation, long enough";
const HOSTILE = 'line\u2028separator, \\ backslash, "quotes", emoji 🛒, <b>, \u0001, tab\t, newline\n';
const folder = mkdtempSync(join(tmpdir(), "backups-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Left {
  readonly email: string;
  readonly password: string;
  readonly shareToken: string;
  readonly job: PlantedJob;
}

/** A server that was used: an account with a finished job, notes on a task, a share, a job in line. */
async function use(store: Store, path: string): Promise<{ left: Left; sums: object }> {
  const server = await createTestServer({ store, env: { APP_SECRET: SECRET }, openAudit: refuseToAudit });
  const owner = await server.mint();
  const job = await plantJob(store.db, owner.userId, "shop.example", 7);
  await owner.call(saveActionNotes, { params: { id: job.actionId }, body: { notes: HOSTILE } });
  const { shareUrl } = await owner.call(createShare, { body: { jobId: job.jobId, sharedContent: ["actions"] } });
  const dataDir = join(folder, "source");
  const sums = await writeBackup({ store, dataDir, version: "1.2.3" }, path);
  await server.stop();
  return { left: { email: owner.email, password: owner.password, shareToken: shareUrl.split("/").at(-1)!, job }, sums };
}

function refuseToAudit(): never {
  throw new Error("No audit in this test.");
}

/** Somebody signs in again, sees the plan and the notes, and the link he gave away still works. */
async function expectSame(store: Store, { email, password, shareToken, job }: Left): Promise<void> {
  const server = await createTestServer({ store, env: { APP_SECRET: SECRET } });
  const { token } = await server.anonymous(logIn, { body: { email, password } });
  const answer = await fetch(`${server.url}/api/v1/actions?jobId=${job.jobId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { actions } = listActions.reply.body.parse(await answer.json());
  expect(actions).toHaveLength(7);
  expect(actions.find(({ id }) => id === job.actionId)?.notes).toBe(HOSTILE.trim());
  expect((await server.anonymous(openShare, { params: { token: shareToken } })).success).toBe(true);
  await server.stop();
}

describeOnEachStore("a backup", (open) => {
  const path = join(folder, `${Math.random()}.gz`);
  let left: Left;
  let sums: object;
  beforeAll(async () => {
    ({ left, sums } = await use(await open(), path));
  }, 60_000);

  test("is one file that only its owner may read and that names its release", async () => {
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await readHead(path)).toMatchObject({ version: "1.2.3", format: 1 });
  });

  test("put into an empty embedded database has equal counts and sums; logins, plans, notes and links work", async () => {
    const store = await openTestStore();
    expect(await restoreBackup({ store, dataDir: join(folder, "embedded") }, path)).toEqual(sums);
    // What was let go of for the restore holds again.
    await expect(sql`truncate audit_entries`.execute(store.db)).rejects.toThrow("can only be added to");
    await expectSame(store, left);
  }, 60_000);

  test.skipIf(!isPostgresPossible())(
    "put into an empty PostgreSQL database likewise",
    async () => {
      const database = await openTestPostgres();
      if (typeof database === "string") throw new Error(database);
      const store = await openPostgres(database.url, createLog("silent"));
      expect(await restoreBackup({ store, dataDir: join(folder, "postgres") }, path)).toEqual(sums);
      await expectSame(store, left);
      await database.close();
    },
    60_000,
  );
});

describe("a backup that can't be used", () => {
  const path = join(folder, "good.gz");
  let store: Store;
  beforeAll(async () => {
    await use(await openTestStore(), path);
    store = await openTestStore();
  }, 60_000);
  afterAll(() => store.close());

  const restoreChanged = (name: string, change: (bytes: Buffer) => Buffer): Promise<unknown> => {
    const changed = join(folder, name);
    writeFileSync(changed, change(readFileSync(path)));
    return restoreBackup({ store, dataDir: join(folder, "changed") }, changed);
  };
  const edited = (edit: (text: string) => string) => (bytes: Buffer) =>
    gzipSync(edit(gunzipSync(bytes).toString("utf8")));

  test.each([
    ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length - 200), /damaged, cut off/],
    [
      "with a flipped bit",
      (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === bytes.length - 3000 ? byte ^ 4 : byte))),
      /damaged|did not come out/,
    ],
    ["that is something else", () => gzipSync("hello"), /damaged/],
    ["that is not packed", () => Buffer.from("hello"), /damaged/],
    ["without its end", edited((text) => text.split("\n").slice(0, -2).join("\n") + "\n"), /damaged/],
    ["with a row less", edited((text) => text.replace(/^>.*shop\.example.*\n/m, "")), /did not come out|violates/],
    ["with a changed row", edited((text) => text.replace('"credits":0', '"credits":9')), /users did not come out/],
    ["of a newer format", edited((text) => text.replace('"format":1', '"format":2')), /newer release/],
    ["of another release", edited((text) => text.replace('"0001-first-tables"', '"0000-other"')), /another release/],
  ])("one %s is refused in plain words and leaves nothing", async (name, change, sentence) => {
    await expect(restoreChanged(`${name}.gz`, change)).rejects.toThrow(sentence);
    const { count } = await store.db
      .selectFrom("users")
      .select((q) => q.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });

  test("what is there already is never written over", async () => {
    await store.db.insertInto("users").values({ email: "a@shop.example", name: "A", password_hash: "none" }).execute();
    await expect(restoreBackup({ store, dataDir: folder }, path)).rejects.toThrow("holds accounts already");
    await expect(writeBackup({ store, dataDir: folder, version: "1" }, "/nowhere/at/all")).rejects.toThrow("ENOENT");
  });

  test("a missing file is called missing", async () => {
    await expect(readHead(join(folder, "none.gz"))).rejects.toThrow("There is no file");
  });
});
