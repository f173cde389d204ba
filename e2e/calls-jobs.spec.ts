import { askFrom, type Reply } from "./reply.ts";
import { ask, expect, test } from "./world.ts";

const JOB_FIELDS = [
  "id",
  "url",
  "status",
  "created_at",
  "action_count",
  "action_generation_status",
  "folderPath",
  "steps.actions_parsing.status",
  "user_id",
];

const NOBODYS = "00000000-0000-4000-8000-000000000000";

test("a website is taken in with any options, a list in its order, and each is found again [D1-3.10 D1-3.12 D1-7.14 D1-7.15 D1-7.18 D1-7.20 D1-7.30]", async ({
  home: page,
  account,
  world,
}) => {
  const send = (path: string, body?: object): Promise<Reply> =>
    askFrom(page, account.token, body === undefined ? "GET" : "POST", path, body);
  const one = await send("/api/v1/process", { url: "one.invalid", options: { nobody: "knows", maxPages: 3 } });
  expect(one).toMatchObject({ status: 200, body: { data: { id: expect.any(String) } } });
  expect((await send("/api/v1/process", { url: "two.invalid", options: {} })).status).toBe(200);
  const urls = ["c.invalid", "a.invalid", "b.invalid"];
  const { jobs } = (await send("/api/v1/process/batch", { urls })).body as { jobs: { id: string; domain: string }[] };
  expect(jobs.map(({ domain }) => domain)).toEqual(urls);
  const { data } = (await send(`/api/v1/jobs/${jobs[0]!.id}`)).body;
  for (const field of JOB_FIELDS) expect(data).toHaveProperty(field);
  const lists = (await send("/api/v1/jobs")).body["data"] as { active: object[]; completed: object[] };
  expect(lists.active.length + lists.completed.length).toBe(5);
  const stranger = await ask(world, "POST", "/api/v1/auth/signup-first", null, {
    email: `stranger-${jobs[0]!.id}@example.com`,
    password: "correct-horse-7",
  });
  for (const [id, token] of [
    [NOBODYS, account.token],
    [jobs[0]!.id, String(stranger["token"])],
  ] as const) {
    expect((await askFrom(page, token, "GET", `/api/v1/jobs/${id}`)).status).toBe(404);
  }
  const theirs = await askFrom(page, String(stranger["token"]), "GET", "/api/v1/jobs");
  expect(theirs.body).toMatchObject({ data: { active: [], completed: [] } });
});

test("jobs are deleted one by one with a message, or all with their number [D1-7.16 D1-7.17]", async ({
  home: page,
  account,
  world,
}) => {
  const { jobId } = await world.plant("job", account.email, { domain: "one.example" });
  await world.plant("job", account.email, { domain: "two.example" });
  await world.plant("job", account.email, { domain: "three.example" });
  const send = (method: string, path: string): Promise<Reply> => askFrom(page, account.token, method, path);
  expect(await send("DELETE", `/api/v1/jobs/${jobId}`)).toMatchObject({
    status: 200,
    body: { message: expect.any(String) },
  });
  expect((await send("GET", `/api/v1/jobs/${jobId}`)).status).toBe(404);
  expect(await send("DELETE", "/api/v1/jobs")).toMatchObject({ status: 200, body: { data: { deleted_count: 2 } } });
});

test("files, summary and actions of a job are its owner's, whatever name is asked for [D1-3.23 D1-3.24 D1-3.25 D1-4.38 D1-6.3 D1-7.21 D1-7.22 D1-7.23 D1-7.24 D1-7.25]", async ({
  home: page,
  account,
  jobId,
}) => {
  const get = (path: string, token: string | null = account.token): Promise<Reply> => askFrom(page, token, "GET", path);
  const post = (path: string, body?: object): Promise<Reply> => askFrom(page, account.token, "POST", path, body);
  const file = `/api/v1/jobs/${jobId}/files/action_plan.md`;
  expect((await get(file)).body).toMatchObject({ success: true, data: { content: expect.stringContaining("# ") } });
  expect((await get(file, null)).status).toBe(401);
  expect((await get(`/api/v1/jobs/${jobId}/files/nothing.md`)).status).toBe(404);
  expect((await get(`/api/v1/jobs/${NOBODYS}/files/action_plan.md`)).status).toBe(404);
  const written = await post(`/api/jobs/${jobId}/generate-executive-summary`);
  expect(written).toMatchObject({ status: 200, body: { executive_summary: expect.stringContaining("**") } });
  const { data: job } = (await get(`/api/v1/jobs/${jobId}`)).body as { data: Record<string, unknown> };
  expect(job["executive_summary"]).toBe(written.body["executive_summary"]);
  expect(job["action_generation_status"]).toBe("completed");
  const known = await get(`/api/v1/actions/check-job/${jobId}`);
  expect(known.body).toMatchObject({ hasActions: true, actionCount: job["action_count"] });
  const parse = (folderPath: unknown): Promise<Reply> => post("/api/v1/actions/parse", { folderPath });
  expect(await parse(job["folderPath"])).toMatchObject({ status: 200, body: { data: { jobId, hasActions: true } } });
  expect((await parse(`${String(job["folderPath"])}/../${NOBODYS}`)).status).toBe(404);
  const again = await post(`/api/v1/jobs/${jobId}/regenerate-actions`, { jobId });
  expect(again.body).toMatchObject({ success: true, actionsCount: job["action_count"], message: expect.any(String) });
  expect(again.body["actions"]).toHaveLength(Math.min(100, Number(job["action_count"])));
});
