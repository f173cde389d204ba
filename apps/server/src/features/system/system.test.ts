import {
  generateSummary,
  getBranding,
  getFile,
  getSession,
  getStatus,
  getVersion,
  listFiles,
  checkJobActions,
} from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../testing/index.ts";
import { plantJob } from "../../testing/plant-job.ts";

/** The release, and in a clone the commit. */
const BUILD = /^\d+\.\d+\.\d+(\+[\da-f]+(-changed)?)?$/;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ env: { BRAND_NAME: "Shop Doctor" } });
});
afterAll(() => server.stop());

test("the status call says whether this is a development server [D1-7.2]", async () => {
  expect((await server.anonymous(getStatus, {})).data).toEqual({
    auth_system: { development_mode: true },
    store: "embedded",
    worker: true,
    version: expect.stringMatching(BUILD),
  });
});

test("the version is that of the program [D1-7.3]", async () => {
  expect((await server.anonymous(getVersion, {})).version).toMatch(BUILD);
});

test("the brand has its eight fields [D1-3.13] [D1-7.5]", async () => {
  const { data } = await server.anonymous(getBranding, {});
  expect(Object.keys(data)).toHaveLength(8);
  expect(data).toMatchObject({ site_name: "Shop Doctor", logo_url: "/assets/logo.png", ga_tracking_id: null });
});

test("the session call names its user [D1-7.12]", async () => {
  const { call, userId, email } = await server.mint();
  expect((await call(getSession, {})).user).toEqual({ id: userId, email, credits: 0 });
});

test("files are listed and read by name; an unknown name is not found [D1-7.24]", async () => {
  const { call, userId } = await server.mint();
  const { jobId, canary } = await plantJob(server.store.db, userId);
  const { files } = (await call(listFiles, { params: { id: jobId } })).data;
  expect(files.map(({ name }) => name)).toEqual(["action_plan.md", "audit_summary.md"]);
  const { data } = await call(getFile, { params: { id: jobId, name: "audit_summary.md" } });
  expect(data.name).toBe("audit_summary.md");
  expect(data.content).toMatch(new RegExp(`^# Audit\\n${canary}\\n`));
  for (const name of ["gone.md", "../audit_summary.md", "Audit_Summary.md", "%2e%2e%2fx"]) {
    await expect(call(getFile, { params: { id: jobId, name } })).rejects.toMatchObject({ status: 404 });
  }
});

test("a job's actions are counted [D1-7.23]", async () => {
  const { call, userId } = await server.mint();
  const { jobId } = await plantJob(server.store.db, userId);
  expect(await call(checkJobActions, { params: { id: jobId } })).toEqual({
    success: true,
    hasActions: true,
    actionCount: 3,
  });
});

test("the summary is written again from the stored plan, until that is gone [D1-3.25] [D1-7.25]", async () => {
  const { call, userId } = await server.mint();
  const { jobId, canary } = await plantJob(server.store.db, userId);
  await server.store.db.updateTable("jobs").set({ executive_summary: null }).where("id", "=", jobId).execute();
  const { executive_summary } = await call(generateSummary, { params: { jobId } });
  expect(executive_summary).toBe(`## Summary\n${canary}`);
  await server.store.db.deleteFrom("artifacts").where("job_id", "=", jobId).execute();
  await expect(call(generateSummary, { params: { jobId } })).rejects.toMatchObject({
    status: 404,
    code: "ANALYSIS_TOO_OLD",
    message: "This analysis is too old. Please run a new analysis to generate actions.",
  });
});

test("liveness and readiness are told to process managers", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    const answer = await fetch(server.url + path);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  }
});
