import { AccountExport, calls } from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, describeOnEachStore, type TestAccount, type TestServer } from "../../testing/index.ts";
import { plantPasskey } from "../../testing/plant-credentials.ts";
import { plantJob } from "../../testing/plant-job.ts";
import { plant } from "../../testing/planting.ts";

describeOnEachStore("the export of an account", (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ store: await open(), env: { PAYMENTS: "sandbox" } });
  });
  afterAll(() => server.stop());

  const download = async ({ token }: TestAccount): Promise<{ answer: Response; text: string }> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(server.url + calls.exportAccount.path, { headers });
    return { answer, text: await answer.text() };
  };

  test("holds all that is its owner's, nothing of others and no secret", async () => {
    const [owner, stranger] = await Promise.all([server.mint(), server.mint()]);
    const { db } = server.store;
    await plant(db, "subscription", owner.email, { tier: "tier1" });
    await plant(db, "purchase", owner.email, { type: "single_report", credits: 2 });
    const [job, foreign] = [await plantJob(db, owner.userId), await plantJob(db, stranger.userId)];
    await owner.call(calls.updateAction, { params: { id: job.actionId }, body: { status: "completed" } });
    await owner.call(calls.saveActionNotes, { params: { id: job.actionId }, body: { notes: "done by Ann" } });
    const passkeyId = await plantPasskey(db, owner.userId);
    const sealed = Buffer.from("the secret of an authenticator");
    await db
      .insertInto("totp_factors")
      .values({ user_id: owner.userId, secret: sealed, confirmed_at: new Date() })
      .execute();
    const made = await owner.call(calls.createShare, { body: { jobId: job.jobId, sharedContent: ["actions"] } });
    const { answer, text } = await download(owner);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="account-\d{4}-\d\d-\d\d\.json"$/);
    const data = AccountExport.parse(JSON.parse(text));
    expect(data.profile).toMatchObject({ email: owner.email, id: owner.userId, credits: 2 });
    expect(data.sessions).toHaveLength(1);
    expect(data.second_factors).toMatchObject({ totp: true, recovery_codes_left: 0, passkeys: [{ id: passkeyId }] });
    expect(text).not.toContain(sealed.toString("base64"));
    expect(data.jobs.map(({ id }) => id)).toEqual([job.jobId]);
    expect(data.jobs[0]!.actions).toHaveLength(3);
    expect(data.jobs[0]!.actions.find(({ id }) => id === job.actionId)).toMatchObject({
      status: "completed",
      notes: "done by Ann",
    });
    expect(data.jobs[0]!.files.find(({ name }) => name === job.fileName)!.content).toContain(job.canary);
    expect(data.shares).toMatchObject([{ id: made.data.id, job_id: job.jobId }]);
    expect(data.subscription).toMatchObject({ tier: "tier1", status: "active" });
    expect(data.purchases).toMatchObject([{ type: "single_report", credits: 2 }]);
    expect(data.ledger).toMatchObject([{ kind: "purchase", amount: 2 }]);
    expect(data.history).toHaveLength(1);
    expect(data.mails).toMatchObject({ unsubscribed_at: null, sequences: [{ sequence: "Welcome", sent: [] }] });
    for (const foreignText of [stranger.userId, stranger.email, foreign.canary, foreign.jobId]) {
      expect(text).not.toContain(foreignText);
    }
    const { password_hash } = await db
      .selectFrom("users")
      .select("password_hash")
      .where("id", "=", owner.userId)
      .executeTakeFirstOrThrow();
    for (const secret of [owner.token, password_hash, made.shareUrl.split("/").at(-1)!]) {
      expect(text).not.toContain(secret);
    }
  });

  test("shows of a plan what its owner may see, and of his own work all", async () => {
    const owner = await server.mint();
    const { db } = server.store;
    const { jobId } = await plantJob(db, owner.userId, "shop.example", 30);
    await db.updateTable("actions").set({ notes: "mine" }).where("job_id", "=", jobId).execute();
    const all = await db.selectFrom("actions").select(["id", "title"]).where("job_id", "=", jobId).execute();
    const { jobs } = AccountExport.parse(JSON.parse((await download(owner)).text));
    const [job] = jobs;
    expect(job!.actions).toHaveLength(8);
    expect(job!.other_work).toHaveLength(22);
    expect(job!.other_work.every(({ notes }) => notes === "mine")).toBe(true);
    const shown = new Set(job!.actions.map(({ id }) => id));
    const { text } = await download(owner);
    const leaks = all.filter(({ id, title }) => !shown.has(id) && new RegExp(`${title}(?!\\d)`).test(text));
    expect(leaks).toEqual([]);
  });

  test("has every job of a long history, each once", async () => {
    const owner = await server.mint();
    await plant(server.store.db, "history", owner.email, { jobs: 230 });
    const { jobs } = AccountExport.parse(JSON.parse((await download(owner)).text));
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(230);
    expect(jobs).toHaveLength(230);
  });

  test("is given ten times an hour", async () => {
    const owner = await server.mint();
    for (let round = 0; round < 10; round += 1) expect((await download(owner)).answer.status).toBe(200);
    expect((await download(owner)).answer.status).toBe(429);
  });
});
