import { createHash, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteJob, getJob, getLighthouse, submitUrl } from "@audit/contract";
import { findBrowser } from "@audit/engine/process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createLog } from "../../platform/log.ts";
import { releaseSiteLease, acquireSiteLease } from "../../site-lease/index.ts";
import { sitePage, startChangingSite, type ChangingSite } from "../../testing/changing-site.ts";
import { copyJob } from "../../testing/copy-job.ts";
import { createTestServer, waitFor, type TestAccount, type TestServer } from "../../testing/index.ts";
import { findLighthouse, LIGHTHOUSE_FOLDER, workOnRun } from "./index.ts";

const here = await findLighthouse(LIGHTHOUSE_FOLDER);
const never = new AbortController().signal;
let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "seo-audit-lighthouse-"));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** An installation whose Lighthouse is this program. */
async function installed(name: string, program: string, { stamp }: { stamp?: string } = {}): Promise<string> {
  const folder = join(scratch, name);
  const lock = "{}";
  const files = {
    "package-lock.json": lock,
    "node_modules/lighthouse/core/index.js": program,
    "node_modules/lighthouse/package.json": '{"type":"module"}',
    "node_modules/puppeteer-core/index.js": "",
    "node_modules/.installed": stamp ?? createHash("sha256").update(lock).digest("hex"),
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

test("an installation counts when it is whole and a browser is there; otherwise it is said what is missing", async () => {
  const whole = await installed("whole", "");
  expect(await findLighthouse(whole, "/chromium")).toEqual({
    browser: "/chromium",
    lighthouse: join(whole, "node_modules/lighthouse/core/index.js"),
  });
  expect(await findLighthouse(whole, null)).toEqual({
    missing: "This server has no Chromium that Lighthouse could run in.",
  });
  const missing = { missing: "Lighthouse is not installed on this server." };
  expect(await findLighthouse(await installed("older", "", { stamp: "of another lock" }), "/chromium")).toEqual(
    missing,
  );
  expect(await findLighthouse(join(scratch, "none"), "/chromium")).toEqual(missing);
});

describe("pages measured after a job", () => {
  let site: ChangingSite;
  let server: TestServer;
  let account: TestAccount;
  let jobId: string;
  beforeAll(async () => {
    site = await startChangingSite();
    site.pages.set("/", sitePage("A shop of things"));
    server = await createTestServer({ env: { CRAWL_ALLOW_HOSTS: site.host, LIGHTHOUSE: "on" } });
    account = await server.mint();
    jobId = (await account.call(submitUrl, { body: { url: site.url } })).data.id;
    await waitFor(
      "the audit",
      async () => (await account.call(getJob, { params: { id: jobId } })).data.status === "completed",
    );
  });
  afterAll(async () => {
    await server.stop();
    await site.close();
  });

  const add = async (place: number, job = jobId): Promise<string> => {
    const row = { job_id: job, url: site.url, place };
    return (await server.store.db.insertInto("lighthouse_runs").values(row).returning("id").executeTakeFirstOrThrow())
      .id;
  };
  const rowOf = (id: string) =>
    server.store.db.selectFrom("lighthouse_runs").selectAll().where("id", "=", id).executeTakeFirst();
  const gone: (() => void)[] = [];
  const work = (
    id: string,
    folder: string | null,
    {
      shutdown = never,
      claim = never,
      env = {},
    }: { shutdown?: AbortSignal; claim?: AbortSignal; env?: Record<string, string> } = {},
  ): Promise<void> => {
    const { crawl, dnsServers } = readConfig({ CRAWL_ALLOW_HOSTS: site.host, CRAWL_RATE: "0", ...env });
    const hub = { onJobDeleted: (_: string, tell: () => void) => (gone.push(tell), () => {}) };
    const log = createLog("silent");
    return workOnRun({ db: server.store.db, log, hub, crawl, dnsServers, folder, shutdown }, id, claim);
  };
  const reasonOf = async (id: string): Promise<string | null> => {
    const result = (await rowOf(id))?.result ?? null;
    return result?.state === "not-measured" ? result.reason : null;
  };

  test(
    "are in line when the job is completed, and end with figures or the reason why there are none",
    { timeout: 120_000 },
    async () => {
      const pages = async () => (await account.call(getLighthouse, { params: { id: jobId } })).data.pages;
      expect(await pages()).toMatchObject([{ url: site.url }]);
      await waitFor("the measuring", async () => (await pages()).every(({ result }) => result !== null), 100_000);
      const [measured] = await pages();
      expect(measured!.result).toMatchObject(
        "missing" in here
          ? { state: "not-measured", reason: here.missing }
          : { state: "measured", version: expect.any(String), score: expect.any(Number) },
      );
      expect((await account.call(getJob, { params: { id: jobId } })).data.status).toBe("completed");
    },
  );

  test("what was switched off, is not installed, or whose owner wants to be left alone is not measured, and says so", async () => {
    const [off, none, closed] = [await add(1), await add(2), await add(3)];
    await work(off, null);
    await work(none, join(scratch, "none"));
    await work(closed, join(scratch, "none"), { env: { CRAWL_CLOSED_HOSTS: site.host } });
    expect(await reasonOf(off)).toBe("Lighthouse was switched off before this page's turn came.");
    expect(await reasonOf(none)).toBe("Lighthouse is not installed on this server.");
    expect(await reasonOf(closed)).toBe(`${site.host} asked not to be read, so it was not asked.`);
    // What is done stays done.
    await work(off, join(scratch, "none"));
    expect((await rowOf(off))?.attempts).toBe(1);
  });

  describe.runIf(findBrowser() !== null)("with an installation", () => {
    test("a fault is tried once more; a page that ended its worker twice is put aside", async () => {
      const broken = await installed("broken", "throw new Error('broken')");
      const id = await add(10);
      await expect(work(id, broken)).rejects.toThrow("ended early");
      expect((await rowOf(id))?.state).toBe("waiting");
      await work(id, broken);
      expect(await reasonOf(id)).toBe("Lighthouse or its browser ended early.");
      const killer = await add(11);
      await server.store.db.updateTable("lighthouse_runs").set({ attempts: 2 }).where("id", "=", killer).execute();
      await work(killer, broken);
      expect(await reasonOf(killer)).toBe("Measuring it ended our worker twice.");
    });

    test("a page waits, untried, while somebody else reads its site", async () => {
      const { db } = server.store;
      const [id, reader] = [await add(15), randomUUID()];
      expect(await acquireSiteLease(db, site.host, reader)).toBe(true);
      const hanging = await installed("waiting", "await new Promise(() => {})");
      await expect(work(id, hanging, { env: { CRAWL_RATE: "50" } })).rejects.toThrow("reads");
      await releaseSiteLease(db, site.host, reader);
      expect(await rowOf(id)).toMatchObject({ attempts: 0, state: "waiting" });
    });

    test("a shutdown gives the page back untried, and a lost claim or a deleted job writes nothing", async () => {
      const hanging = await installed("hanging", "setInterval(() => {}, 1000); await new Promise(() => {})");
      const [given, lost] = [await add(20), await add(21)];
      const [shutdown, claim] = [new AbortController(), new AbortController()];
      const stopped = work(given, hanging, { shutdown: shutdown.signal }).catch((error: unknown) => String(error));
      const other = work(lost, hanging, { claim: claim.signal });
      await waitFor("both", async () => (await rowOf(given))?.attempts === 1 && (await rowOf(lost))?.attempts === 1);
      shutdown.abort();
      claim.abort();
      expect(await stopped).toContain("shutdown");
      await other;
      expect(await rowOf(given)).toMatchObject({ attempts: 0, state: "waiting" });
      expect(await rowOf(lost)).toMatchObject({ attempts: 1, state: "waiting" });
      const own = await copyJob(server.store.db, jobId, account.userId);
      const dropped = await add(22, own);
      const watched = gone.length;
      const running = work(dropped, hanging);
      await waitFor("the claim", async () => gone.length > watched);
      await account.call(deleteJob, { params: { id: own } });
      for (const tell of gone) tell();
      await running;
      expect(await rowOf(dropped)).toBeUndefined();
    });
  });
});
