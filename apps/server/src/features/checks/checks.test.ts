import { randomUUID } from "node:crypto";
import {
  checkAction,
  getJob,
  listActions,
  submitUrl,
  updateAction,
  type Action,
  type Verification,
} from "@audit/contract";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { releaseSiteLease, acquireSiteLease } from "../../site-lease/index.ts";
import { sitePage, startChangingSite, type ChangingSite } from "../../testing/changing-site.ts";
import {
  createTestServer,
  describeOnEachStore,
  waitFor,
  type TestAccount,
  type TestServer,
} from "../../testing/index.ts";
import { readSiteDay } from "../crawl-quota/store.ts";

const RULE = "title-missing";

describeOnEachStore("checks of finished tasks on the live site", (open) => {
  let site: ChangingSite;
  let server: TestServer;
  let account: TestAccount;
  let jobId: string;

  beforeAll(async () => {
    site = await startChangingSite();
    server = await createTestServer({ store: await open(), env: { CRAWL_ALLOW_HOSTS: site.host, CRAWL_RATE: "50" } });
  });
  afterAll(async () => {
    await server.stop();
    await site.close();
  });
  beforeEach(async () => {
    site.pages.set("/", sitePage("A shop of things", '<a href="/soap">Soap</a> <a href="/towel">Towel</a>'));
    site.pages.set("/soap", sitePage(null));
    site.pages.set("/towel", sitePage("Towel of cotton, large"));
    account = await server.mint();
    jobId = (await account.call(submitUrl, { body: { url: site.url } })).data.id;
    await waitFor(
      "the audit",
      async () => (await account.call(getJob, { params: { id: jobId } })).data.status === "completed",
    );
    site.asked.length = 0;
  });
  afterEach(() => site.breakDown(false));

  const task = async (): Promise<Action> => {
    const { actions } = await account.call(listActions, { query: { jobId } });
    return actions.find(({ rule }) => rule === RULE)!;
  };
  const ended = ({ state }: Verification): boolean => state !== "waiting" && state !== "running";
  const settled = async (): Promise<Verification> => {
    await waitFor("the check", async () => ended((await task()).verification!));
    return (await task()).verification!;
  };
  const complete = async (): Promise<Verification> => {
    const { action } = await account.call(updateAction, {
      params: { id: (await task()).id },
      body: { status: "completed" },
    });
    expect(action.verification?.state).toBe("waiting");
    return settled();
  };
  const again = async (): Promise<Verification> => {
    await account.call(checkAction, { params: { id: (await task()).id } });
    return settled();
  };

  test(
    "a completed task is looked at: still open before the fix, verified after it, regressed when it is undone",
    { timeout: 120_000 },
    async () => {
      expect((await task()).verification).toBeNull();
      expect(await complete()).toMatchObject({
        state: "open",
        checked: 1,
        outOf: 1,
        verifiedAt: null,
        seen: [{ url: new URL("/soap", site.url).href, status: 200, at: expect.any(String) }],
      });
      // The owner's word stands; what was seen stands beside it.
      expect((await task()).status).toBe("completed");
      site.pages.set("/soap", sitePage("Soap of olives"));
      const verified = await again();
      expect(verified).toMatchObject({ state: "verified", reason: null });
      expect(verified.verifiedAt).toBe(verified.at);
      site.pages.set("/soap", sitePage(null));
      expect(await again()).toMatchObject({ state: "regressed", verifiedAt: verified.verifiedAt });
    },
  );

  test("waits while somebody else reads the site, says so, then reads the page at fault and the start page only, within the site's day", async () => {
    const { db } = server.store;
    const asked = async (): Promise<number> => (await readSiteDay(db, [site.host])).get(site.host) ?? 0;
    const [before, reader] = [await asked(), randomUUID()];
    expect(await acquireSiteLease(db, site.host, reader)).toBe(true);
    await account.call(updateAction, { params: { id: (await task()).id }, body: { status: "completed" } });
    const waiting = await waitFor("the check to wait", async () => {
      const { state, reason } = (await task()).verification!;
      return reason !== null && { state, reason };
    });
    expect(waiting).toEqual({ state: "waiting", reason: expect.stringContaining(`is reading ${site.host} just now`) });
    expect(site.asked).toEqual([]);
    await releaseSiteLease(db, site.host, reader);
    expect(await settled()).toMatchObject({ state: "open", reason: null });
    expect(site.asked.filter((path) => site.pages.has(path)).toSorted()).toEqual(["/", "/soap"]);
    expect(await asked()).toBe(before + site.asked.length);
    expect(await acquireSiteLease(db, site.host, reader)).toBe(true);
    await releaseSiteLease(db, site.host, reader);
  });

  test("a site that doesn't answer leaves it unknown, with the reason", async () => {
    site.breakDown(true);
    const seen = await complete();
    expect(seen.state).toBe("unknown");
    expect(seen.reason).not.toBeNull();
  });

  test("repeated completions and questions start one check, not many", async () => {
    const { id } = await task();
    await Promise.all(Array.from({ length: 5 }, () => account.call(checkAction, { params: { id } })));
    await settled();
    const rows = await server.store.db.selectFrom("action_checks").select("id").where("action_id", "=", id).execute();
    expect(rows.length).toBeLessThanOrEqual(2);
    expect(site.asked.filter((path) => path === "/soap").length).toBeLessThanOrEqual(2);
  });
});
