import {
  createShare,
  deleteAnalysis,
  deleteJob,
  limits,
  listActions,
  listAnalyses,
  listShares,
  notePreviewViewed,
  openShare,
  revokeShare,
  saveActionNotes,
  shareExpiries,
  updateAction,
  type ShareMode,
  type ShareSection,
  editActions,
} from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, describeOnEachStore, type TestAccount, type TestServer } from "../../testing/index.ts";
import { plantJob } from "../../testing/plant-job.ts";

const GONE = {
  status: 404,
  message: "Link Not Found: This link may have expired, been revoked, or never existed.",
};
const everything: ShareSection[] = ["actions", "executive_summary", "job_metadata"];
const tokenOf = (shareUrl: string | null): string => shareUrl!.split("/").at(-1)!;

interface Wish {
  readonly sharedContent?: ShareSection[];
  readonly shareMode?: ShareMode;
  readonly expiresIn?: (typeof shareExpiries)[number];
}

describeOnEachStore("shares", (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ store: await open() });
  });
  afterAll(() => server.stop());

  const share = async (owner: TestAccount, jobId: string, wish: Wish = {}) => {
    const body = { jobId, sharedContent: everything, shareMode: "full" as const, title: "For Ann", ...wish };
    return (await owner.call(createShare, { body })).data;
  };
  const look = async (token: string) => (await server.anonymous(openShare, { params: { token } })).data;

  test("a call that comes again with its key gives the link that it made, to its account alone", async () => {
    const [owner, other] = [await server.mint(), await server.mint()];
    const [mine, theirs] = await Promise.all(
      [owner, other].map(async ({ userId }) => (await plantJob(server.store.db, userId)).jobId),
    );
    const make = async (account: TestAccount, jobId: string, once: string): Promise<string> =>
      (await account.call(createShare, { body: { jobId, sharedContent: everything }, once })).data.shareUrl!;
    const made = await Promise.all(Array.from({ length: 4 }, () => make(owner, mine!, "key-1")));
    expect(new Set(made).size).toBe(1);
    expect(await make(owner, mine!, "key-2")).not.toBe(made[0]);
    expect(await make(other, theirs!, "key-1")).not.toBe(made[0]);
    expect((await owner.call(listShares, { query: {} })).data).toHaveLength(2);
  });

  test("a link shows the chosen parts, never the owner's notes, dates and ratings [D2-7.9 D2-3.14 D2-3.16 D2-7.13]", async () => {
    const owner = await server.mint();
    const { jobId, actionId, canary } = await plantJob(server.store.db, owner.userId);
    await owner.call(updateAction, { params: { id: actionId }, body: { status: "completed" } });
    await owner.call(saveActionNotes, { params: { id: actionId }, body: { notes: "my-secret-note" } });
    const planned = { assignee: "my-secret-name", due_on: "2031-02-03", effectiveness_rating: 2 };
    await owner.call(editActions, { body: { ids: [actionId], ...planned } });
    const link = await share(owner, jobId);
    expect(link).toMatchObject({ title: "For Ann", job_id: jobId, is_active: true, expires_at: null, view_count: 0 });
    expect(link.shareUrl).toMatch(new RegExp(`^${server.url}/shared/[\\w-]{43}$`));
    const shared = await look(tokenOf(link.shareUrl));
    expect(shared).toMatchObject({ title: "For Ann", isPreview: false, executiveSummary: canary, jobId, viewCount: 1 });
    expect(shared.actions!.map(({ status }) => status)).toContain("completed");
    expect(Object.keys(shared.content)).toEqual(["executive_summary.md", "action_plan.md", "audit_summary.md"]);
    expect(Object.keys(shared.job!)).toEqual(expect.arrayContaining(["health_score", "ai_citation_score"]));
    const answer = await fetch(`${server.url}/api/v1/share/${tokenOf(link.shareUrl)}`);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const text = await answer.text();
    const { success, data } = JSON.parse(text) as { success: boolean; data: object };
    expect(success).toBe(true);
    expect(data).toMatchObject({
      description: "",
      createdAt: link.created_at,
      job: { url: link.jobUrl, created_at: link.jobCreatedAt, status: "completed", completed_at: expect.any(String) },
      metadata: { url: link.jobUrl },
    });
    for (const secret of [
      "my-secret-note",
      "my-secret-name",
      "2031-02-03",
      "started_at",
      "effectiveness",
      owner.userId,
      "fingerprint",
    ])
      expect(text).not.toContain(secret);
  });

  test("what its owner says does not apply is in no link, and makes no room in a preview", async () => {
    const owner = await server.mint();
    const { jobId, actionId } = await plantJob(server.store.db, owner.userId);
    const link = await share(owner, jobId);
    const before = (await look(tokenOf(link.shareUrl))).actions!;
    await owner.call(editActions, { body: { ids: [actionId], not_relevant: "one-country-only" } });
    const after = await look(tokenOf(link.shareUrl));
    expect(after.actions!.map(({ id }) => id)).toEqual(before.map(({ id }) => id).filter((id) => id !== actionId));
    expect(JSON.stringify(after)).not.toContain("one-country-only");
  });

  test.each([
    [["actions"], ["action_plan.md"]],
    [["executive_summary"], ["executive_summary.md"]],
    [["job_metadata"], ["audit_summary.md"]],
  ] as [ShareSection[], string[]][])(
    "only %s chosen shows only %s, and the address only with its section",
    async (sections, files) => {
      const owner = await server.mint();
      const { jobId } = await plantJob(server.store.db, owner.userId, "hidden-host.example");
      const link = await share(owner, jobId, { sharedContent: sections });
      expect(link.shareUrl).toContain(sections[0] === "actions" ? "/shared/" : "/share/");
      const shared = await look(tokenOf(link.shareUrl));
      expect(Object.keys(shared.content)).toEqual(files);
      expect("actions" in shared).toBe(sections[0] === "actions");
      expect("executiveSummary" in shared).toBe(sections[0] === "executive_summary");
      expect([shared.jobId, shared.job?.url, shared.metadata.url].some(Boolean)).toBe(sections[0] === "job_metadata");
      if (sections[0] !== "job_metadata") expect(JSON.stringify(shared)).not.toContain("hidden-host.example");
    },
  );

  test("a preview holds eight actions by impact and no byte of the others [D2-6.5 D2-9.1 D2-3.17 D2-6.7]", async () => {
    const [owner, reader] = [await server.mint(), await server.mint()];
    const { jobId, canary } = await plantJob(server.store.db, owner.userId, "shop.example", 100);
    const { actions } = await owner.call(listActions, { query: { jobId } });
    const link = await share(owner, jobId, { shareMode: "preview" });
    const { data } = await reader.call(openShare, { params: { token: tokenOf(link.shareUrl) } });
    expect(data.actions).toHaveLength(limits.actionsInPreview);
    expect(data.actions!.every(({ impact }) => impact === "high")).toBe(true);
    expect(data).toMatchObject({
      isPreview: true,
      previewMode: { totalActions: 100, actionsShown: 8, hidden: { content: 92 } },
    });
    const text = JSON.stringify(data);
    const shown = new Set(data.actions!.map(({ id }) => id));
    const hidden = actions.filter(({ id }) => !shown.has(id));
    expect(hidden).toHaveLength(92);
    expect(hidden.filter(({ title }) => new RegExp(`${title}(?!\\d)`).test(text))).toEqual([]);
    expect(hidden.filter(({ id }) => text.includes(id))).toEqual([]);
    expect(text).toContain(canary);
  });

  test("revoked, expired, deleted and invented links answer alike, at once [D2-4.17]", async () => {
    const owner = await server.mint();
    const { jobId } = await plantJob(server.store.db, owner.userId);
    const [revoked, expired, kept] = [
      await share(owner, jobId),
      await share(owner, jobId, { expiresIn: 24 }),
      await share(owner, jobId),
    ];
    expect(Math.round((Date.parse(expired.expires_at!) - Date.parse(expired.created_at)) / 3_600_000)).toBe(24);
    await owner.call(revokeShare, { params: { id: revoked.id } });
    await server.store.db
      .updateTable("shares")
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where("id", "=", expired.id)
      .execute();
    for (const token of [tokenOf(revoked.shareUrl), tokenOf(expired.shareUrl), "A".repeat(43), "x", "%2e%2e"])
      await expect(look(token)).rejects.toMatchObject(GONE);
    expect(await owner.call(revokeShare, { params: { id: revoked.id } })).toEqual({ success: true });
    expect((await owner.call(listShares, { query: {} })).data.find(({ id }) => id === revoked.id)).toMatchObject({
      is_active: false,
    });
    await owner.call(deleteJob, { params: { id: jobId } });
    await expect(look(tokenOf(kept.shareUrl))).rejects.toMatchObject(GONE);
  });

  test("the database holds no token that opens anything", async () => {
    const owner = await server.mint();
    const { jobId } = await plantJob(server.store.db, owner.userId);
    const { id, shareUrl } = await share(owner, jobId);
    const row = await server.store.db.selectFrom("shares").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const bytes = [row.token_hash, row.sealed_token].map((value) => Buffer.from(value).toString("latin1")).join(" ");
    expect(bytes).not.toContain(tokenOf(shareUrl));
    for (const guess of [row.token_hash, row.sealed_token])
      await expect(look(Buffer.from(guess).toString("base64url"))).rejects.toMatchObject(GONE);
    const [listed] = (await owner.call(listShares, { query: {} })).data;
    expect(listed!.shareUrl).toBe(shareUrl);
  });

  test("the list narrows by domain and by job [D2-7.11]", async () => {
    const owner = await server.mint();
    const [one, two] = [
      await plantJob(server.store.db, owner.userId, "one.example"),
      await plantJob(server.store.db, owner.userId, "two.example"),
    ];
    const [first, second] = [await share(owner, one.jobId), await share(owner, two.jobId)];
    const ids = async (query: object) => (await owner.call(listShares, { query })).data.map(({ id }) => id);
    expect(await ids({})).toEqual([second.id, first.id]);
    expect(await ids({ domain: "One.example" })).toEqual([first.id]);
    expect(await ids({ jobId: two.jobId })).toEqual([second.id]);
    expect(await ids({ domain: "one.example", jobId: two.jobId })).toEqual([]);
  });

  test("a share needs a job, a known content and a printed expiry; links are bounded [D2-5.1 D2-3.15]", async () => {
    const owner = await server.mint();
    const { jobId } = await plantJob(server.store.db, owner.userId);
    const post = async (body: object) => {
      const answer = await fetch(`${server.url}/api/v1/share/create`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${owner.token}` },
        body: JSON.stringify(body),
      });
      return { status: answer.status, error: ((await answer.json()) as { error?: string }).error };
    };
    expect(await post({ sharedContent: everything })).toEqual({
      status: 400,
      error: "Job ID is required to create a share link",
    });
    for (const sharedContent of [["progress_tracking"], ["actions", "everything"], []])
      expect(await post({ jobId, sharedContent })).toMatchObject({ status: 400 });
    for (const expiresIn of [0, 1, 25, -24, 1e9, "24"])
      expect(await post({ jobId, sharedContent: everything, expiresIn })).toMatchObject({ status: 400 });
    for (const expiresIn of shareExpiries)
      expect(await post({ jobId, sharedContent: everything, expiresIn })).toMatchObject({ status: 200 });
    await server.store.db.deleteFrom("rate_windows").execute();
    await Promise.all(Array.from({ length: 50 }, () => post({ jobId, sharedContent: everything })));
    expect((await owner.call(listShares, { query: {} })).data).toHaveLength(50);
    expect(await post({ jobId, sharedContent: everything })).toMatchObject({ status: 409 });
  });

  test("a visitor counts once a day; the owner and programs that peek don't count", async () => {
    const owner = await server.mint();
    const { jobId } = await plantJob(server.store.db, owner.userId);
    const { shareUrl } = await share(owner, jobId);
    const as = async (agent: string, token?: string) => {
      const headers = { "user-agent": agent, ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const answer = await fetch(`${server.url}/api/v1/share/${tokenOf(shareUrl)}`, { headers });
      return ((await answer.json()) as { data: { viewCount: number } }).data.viewCount;
    };
    expect(await as("Firefox")).toBe(1);
    expect(await as("Firefox")).toBe(1);
    expect(await as("Chrome")).toBe(2);
    expect(await as("Safari", owner.token)).toBe(2);
    expect(await as("Slackbot-LinkExpanding 1.0")).toBe(2);
    expect(await as("WhatsApp/2.23")).toBe(2);
  });

  test("preview events are taken for living previews only [D2-7.14]", async () => {
    const owner = await server.mint();
    const { jobId } = await plantJob(server.store.db, owner.userId);
    const [full, preview] = [await share(owner, jobId), await share(owner, jobId, { shareMode: "preview" })];
    const note = async (url: string | null) =>
      server.anonymous(notePreviewViewed, { body: { shareToken: tokenOf(url), jobId: null } });
    expect(await note(preview.shareUrl)).toEqual({ success: true });
    await expect(note(full.shareUrl)).rejects.toMatchObject(GONE);
    await expect(note("/x")).rejects.toMatchObject(GONE);
    const row = await server.store.db
      .selectFrom("shares")
      .select("preview_views")
      .where("id", "=", preview.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ preview_views: 1 });
  });

  test("a deleted analysis takes actions, files and links along and leaves the job [D2-7.8]", async () => {
    const owner = await server.mint();
    const { jobId } = await plantJob(server.store.db, owner.userId);
    const { shareUrl } = await share(owner, jobId);
    const [analysis] = (await owner.call(listAnalyses, { query: {} })).analyses;
    expect(await owner.call(deleteAnalysis, { params: { id: analysis!.id } })).toMatchObject({
      message: "Analysis deleted successfully",
    });
    await expect(look(tokenOf(shareUrl))).rejects.toMatchObject(GONE);
    for (const table of ["actions", "analyses", "report_files", "artifacts", "shares"] as const)
      expect(await server.store.db.selectFrom(table).select("job_id").where("job_id", "=", jobId).execute()).toEqual(
        [],
      );
    const job = await server.store.db
      .selectFrom("jobs")
      .select(["action_count", "executive_summary"])
      .where("id", "=", jobId)
      .executeTakeFirst();
    expect(job).toEqual({ action_count: 0, executive_summary: null });
    await expect(owner.call(deleteAnalysis, { params: { id: analysis!.id } })).rejects.toMatchObject({ status: 404 });
  });
});
