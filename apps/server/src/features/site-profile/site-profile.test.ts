import {
  compareRuns,
  correctSiteProfile,
  getJob,
  getReport,
  getSiteProfile,
  listActions,
  saveActionNotes,
  submitUrl,
  updateAction,
  type Action,
  type ProfileCorrection,
  type ProfileState,
} from "@audit/contract";
import { startFixtureShop, type FixtureShop } from "@audit/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestServer,
  describeOnEachStore,
  waitFor,
  type TestAccount,
  type TestServer,
} from "../../testing/index.ts";

const nothing: ProfileCorrection = { business: null, currencies: null, languages: null };
const documentation: ProfileCorrection = { ...nothing, business: "documentation" };

describeOnEachStore("what an owner says of a site", (open) => {
  let shop: FixtureShop;
  let server: TestServer;
  let account: TestAccount;
  let jobId: string;

  beforeAll(async () => {
    shop = await startFixtureShop();
    server = await createTestServer({ store: await open(), env: { CRAWL_ALLOW_HOSTS: shop.host } });
    account = await server.mint();
    jobId = await audit();
  });
  afterAll(async () => {
    await server.stop();
    await shop.close();
  });

  async function audit(): Promise<string> {
    const { id } = (await account.call(submitUrl, { body: { url: shop.url } })).data;
    const status = async () => (await account.call(getJob, { params: { id } })).data.status;
    await waitFor("the audit", async () => (await status()) === "completed");
    return id;
  }
  const read = async (id = jobId): Promise<ProfileState> =>
    (await account.call(getSiteProfile, { params: { id } })).data;
  const tasks = async (): Promise<readonly Action[]> => (await account.call(listActions, { query: { jobId } })).actions;
  const reportRules = async (): Promise<readonly string[]> =>
    (await account.call(getReport, { params: { id: jobId } })).data.findings.map(({ rule }) => rule);
  const say = async (body: ProfileCorrection, id = jobId): Promise<ProfileState> => {
    await account.call(correctSiteProfile, { params: { id }, body });
    return waitFor("the plan to be made again", async () => {
      const state = await read(id);
      return state.remaking.state !== "waiting" && state;
    });
  };

  test(
    "findings and plan are made again without reading the site, work stays, and undoing brings all back",
    { timeout: 180_000 },
    async () => {
      const before = await tasks();
      const asRead = await read();
      expect(asRead.profile).toMatchObject({ business: "online-shop", correctedBy: null });
      expect(asRead).toMatchObject({ correction: null, remaking: { state: "none", reason: null } });
      const [requests, rules] = [shop.requests.length, await reportRules()];
      const first = before[0]!;
      await account.call(updateAction, { params: { id: first.id }, body: { status: "in-progress" } });

      const corrected = await say(documentation);
      expect(corrected.profile).toMatchObject({ business: "documentation", correctedBy: "owner" });
      expect(corrected.asRead).toMatchObject({ business: "online-shop", correctedBy: null });
      expect(corrected.correction).toEqual(documentation);
      const after = await tasks();
      const gone = before.filter(({ id }) => !after.some((task) => task.id === id));
      expect(gone.length).toBeGreaterThan(0);
      // What another task had healed may get one of its own; no fault is new, and no task that stays becomes another.
      const begun = after.filter(({ id }) => !before.some((task) => task.id === id));
      expect(begun.map(({ rule }) => rule).filter((rule) => !rules.includes(rule))).toEqual([]);
      const ruled = new Map(before.map((task) => [task.rule, task.id]));
      expect(after.filter(({ id, rule }) => ruled.has(rule) && !before.some((task) => task.id === id))).toEqual([]);
      expect(after.find(({ id }) => id === first.id)?.status).toBe("in-progress");
      expect(rules).toContain(gone[0]!.rule);
      expect(await reportRules()).not.toContain(gone[0]!.rule);
      expect((await account.call(getJob, { params: { id: jobId } })).data).toMatchObject({
        status: "completed",
        action_count: after.length,
      });

      const undone = await say(nothing);
      expect(undone).toEqual(asRead);
      expect((await tasks()).map(({ id, status }) => ({ id, status }))).toEqual(
        before.map(({ id, status }) => ({ id, status: id === first.id ? "in-progress" : status })),
      );
      expect(await reportRules()).toEqual(rules);

      // Work on a task that the correction takes away waits for it.
      const away = gone[0]!.id;
      await account.call(updateAction, { params: { id: away }, body: { status: "in-progress" } });
      await account.call(saveActionNotes, { params: { id: away }, body: { notes: "asked the baker" } });
      await say(documentation);
      expect((await tasks()).some(({ id }) => id === away)).toBe(false);
      await say(nothing);
      expect((await tasks()).find(({ id }) => id === away)).toMatchObject({
        status: "in-progress",
        notes: "asked the baker",
      });
      expect(shop.requests).toHaveLength(requests);
    },
  );

  test("lasts for the next audit of the domain, and for nobody else's", { timeout: 120_000 }, async () => {
    await say({ ...documentation, currencies: ["RSD", "EUR"], languages: ["sr"] });
    const next = await audit();
    expect((await read(next)).profile).toMatchObject({
      business: "documentation",
      currencies: ["RSD", "EUR"],
      languages: ["sr"],
      correctedBy: "owner",
    });
    const stranger = await server.mint();
    const { id } = (await stranger.call(submitUrl, { body: { url: shop.url } })).data;
    const theirs = await waitFor("the stranger's audit", async () =>
      stranger.call(getSiteProfile, { params: { id } }).catch(() => null),
    );
    expect(theirs.data.profile).toMatchObject({ business: "online-shop", correctedBy: null });
    // Said of the older audit, it holds for the newest, which its owner works with.
    await say(nothing);
    const newest = await waitFor("the newest plan", async () => {
      const state = await read(next);
      return state.remaking.state !== "waiting" && state;
    });
    expect(newest.profile).toMatchObject({ business: "online-shop", correctedBy: null });

    const differs = async (): Promise<boolean> =>
      (await account.call(compareRuns, { params: { id: next }, query: { with: jobId } })).data.otherBusiness;
    expect(await differs()).toBe(false);
    // Said of the newest alone, its checks are others than those of the audit before.
    await account.call(correctSiteProfile, { params: { id: next }, body: documentation });
    await waitFor("the newest plan for another business", async () => {
      const { profile, remaking } = await read(next);
      return remaking.state === "none" && profile?.business === "documentation";
    });
    expect(await differs()).toBe(true);
  });

  test("said many times at once, the last word holds", { timeout: 120_000 }, async () => {
    const said = ["agency", "publisher", "restaurant", "software"] as const;
    await Promise.all(
      said.map((business) =>
        account.call(correctSiteProfile, { params: { id: jobId }, body: { ...nothing, business } }),
      ),
    );
    const state = await say(documentation);
    expect(state.profile).toMatchObject({ business: "documentation" });
    await say(nothing);
  });

  test(
    "an analysis whose pages are no longer at hand says so, stays as it is, and keeps the word for the next audit",
    { timeout: 120_000 },
    async () => {
      const before = await tasks();
      await server.store.db
        .deleteFrom("artifacts")
        .where("job_id", "=", jobId)
        .where("name", "=", "crawl-record")
        .execute();
      const state = await say(documentation);
      expect(state.remaking).toEqual({
        state: "failed",
        reason:
          "What this audit read of the site is no longer at hand, so its findings can't be made again. Audit the site again.",
      });
      expect(state.profile).toMatchObject({ business: "online-shop", correctedBy: null });
      expect(state.correction).toEqual(documentation);
      expect(await tasks()).toEqual(before);
    },
  );

  test.each([
    { ...nothing, currencies: ["euro"] },
    { ...nothing, currencies: [] },
    { ...nothing, languages: ["German!"] },
    { ...nothing, business: "circus" },
    {},
  ])("refuses %j", async (body) => {
    const answer = await fetch(`${server.url}/api/v1/jobs/${jobId}/site-profile`, {
      method: "PUT",
      headers: { authorization: `Bearer ${account.token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
  });
});
