import { CallFailed, createSheetAddress, ExportForm, getExport, listTokens, revokeToken } from "@audit/contract";
import { pageTable, type PageRow } from "@audit/engine/process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageTableName, saveManyBytes } from "../../artifacts/index.ts";
import { createTestServer, describeOnEachStore, type TestAccount, type TestServer } from "../../testing/index.ts";
import { plantToken } from "../../testing/plant-credentials.ts";
import { plantJob } from "../../testing/plant-job.ts";

const page = (path: string): PageRow => ({
  url: `https://shop.example${path}`,
  status: 200,
  kind: null,
  title: "=HYPERLINK(1)",
  description: null,
  h1: ["Soap"],
  canonical: null,
  words: 10,
  depth: 1,
  indexable: true,
  indexability: "indexable",
  lang: "en",
  sku: "S-1",
});

async function plantPages(server: TestServer, jobId: string, count: number): Promise<void> {
  const parts = [...pageTable(Array.from({ length: count }, (_, at) => page(`/${at}`)))];
  const named = new Map(parts.map((bytes, at) => [pageTableName(at), bytes]));
  await server.store.db.transaction().execute((tx) => saveManyBytes(tx, jobId, named));
}

describeOnEachStore("exports", (open) => {
  let server: TestServer;
  let owner: TestAccount;
  beforeAll(async () => {
    server = await createTestServer({ store: await open() });
    owner = await server.mint();
  });
  afterAll(() => server.stop());

  const textOf = async (account: TestAccount, id: string, form: ExportForm): Promise<string> =>
    Buffer.from((await account.call(getExport, { params: { id, form } })).data.base64, "base64").toString();

  test("a job is given in every form, with all its pages and faults, and nothing of it is a formula", async () => {
    const { jobId, canary } = await plantJob(server.store.db, owner.userId);
    await plantPages(server, jobId, 2_345);
    for (const form of ExportForm.options) {
      const { data } = await owner.call(getExport, { params: { id: jobId, form } });
      expect(data.name).toMatch(/^seo-[\w-]+-shop\.example-2026-01-15\.(csv|xlsx|jsonl|txt|conf)$/);
      expect([form, data.complete, data.base64.length > 0]).toEqual([form, true, true]);
    }
    const pages = await textOf(owner, jobId, "pages");
    expect(pages.trim().split("\r\n")).toHaveLength(2_346);
    expect(pages).toContain("'=HYPERLINK(1)");
    const faults = await textOf(owner, jobId, "faults");
    expect(faults.match(/title-missing/g)).toHaveLength(3);
    for (const text of [faults, await textOf(owner, jobId, "plan"), await textOf(owner, jobId, "jsonl")])
      expect(text).toContain(canary);
    expect((await textOf(owner, jobId, "xlsx")).slice(0, 2)).toBe("PK");
  });

  test("a job older than the table of pages has its other tables", async () => {
    const { jobId } = await plantJob(server.store.db, owner.userId);
    expect((await textOf(owner, jobId, "pages")).trim().split("\r\n")).toHaveLength(1);
    expect(await textOf(owner, jobId, "plan")).toContain("\r\n1,");
  });

  test("an address gives a spreadsheet the newest audit's table, is listed, opens nothing else and ends", async () => {
    const account = await server.mint();
    const old = await plantJob(server.store.db, account.userId, "own.example");
    const body = { table: "plan" as const };
    const { data } = await account.call(createSheetAddress, { params: { id: old.jobId }, body });
    const read = async (address = data.address): Promise<{ status: number; text: string }> => {
      const answer = await fetch(address);
      return { status: answer.status, text: await answer.text() };
    };
    expect(await read()).toMatchObject({ status: 200, text: expect.stringContaining(old.canary) });
    const fresh = await plantJob(server.store.db, account.userId, "own.example");
    expect((await read()).text).toContain(fresh.canary);
    const answer = await fetch(data.address);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const secret = data.address.split("/").at(-1)!;
    for (const bearer of [secret, `audit_pat_${secret}`, `audit_mcp_${secret}`]) {
      const headers = { authorization: `Bearer ${bearer}` };
      expect((await fetch(`${server.url}/api/v1/jobs`, { headers })).status).toBe(401);
    }
    const { tokens } = (await account.call(listTokens, {})).data;
    expect(tokens[0]).toMatchObject({ name: "Spreadsheet: plan of own.example", program: "a spreadsheet" });
    expect(JSON.stringify(tokens)).not.toContain(secret);
    const personal = await plantToken(server.store.db, account.userId, ["read"]);
    const others = [personal.token, "x", `${secret.slice(0, -1)}!`, "../api/v1/version"];
    const answers = await Promise.all(others.map((other) => read(`${server.url}/csv/${other}`)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    await account.call(revokeToken, { params: { id: data.token.id } });
    expect((await read()).status).toBe(404);
  });

  test("exports and addresses have limits", async () => {
    const account = await server.mint();
    const { jobId } = await plantJob(server.store.db, account.userId, "own.example");
    await server.store.db
      .insertInto("rate_windows")
      .values({ key: `export ${account.userId}`, hits: 60, ends_at: new Date(Date.now() + 60_000) })
      .execute();
    const refused: unknown = await textOf(account, jobId, "plan").catch((error: unknown) => error);
    expect(refused instanceof CallFailed && refused.code).toBe("RATE_LIMITED");
  });
});

test("a preview's file holds what a preview shows", async () => {
  const server = await createTestServer({ env: { PAYMENTS: "sandbox" } });
  const account = await server.mint();
  const { jobId } = await plantJob(server.store.db, account.userId, "shop.example", 40);
  const { data } = await account.call(getExport, { params: { id: jobId, form: "plan" } });
  const rows = Buffer.from(data.base64, "base64").toString().trim().split("\r\n").length - 1;
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThan(40);
  await server.stop();
});
