import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { apiVersion, calls, type CallSpec } from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describePublicCalls } from "../../platform/http/index.ts";
import { createTestServer, type TestServer } from "../../testing/index.ts";
import { blocksOf, ROOT } from "../../testing/doc-blocks.ts";
import { plantJob } from "../../testing/plant-job.ts";
import { plantToken } from "../../testing/plant-credentials.ts";
import { findBreakingChanges } from "./breaking-changes.ts";
import { readPublished } from "./published.ts";

/** A site that answers nobody. */
const NOWHERE = "127.0.0.1:9";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    env: { NODE_ENV: "test", CRAWL_ALLOW_HOSTS: NOWHERE },
    openAudit: () => {
      throw new Error("No audit in this test.");
    },
  });
});
afterAll(() => server.stop());

test("no change breaks what was published, and what is published is what the contract says", () => {
  const now = describePublicCalls(calls, apiVersion);
  expect(findBreakingChanges(readPublished(), now)).toEqual([]);
  // Additions alone: `npm run task openapi` writes them down.
  expect(JSON.parse(JSON.stringify(now))).toEqual(readPublished());
});

test("the description names every call that a token may make, its scope, and no other", async () => {
  const answer = await fetch(`${server.url}/api/v1/openapi.json`);
  const { openapi, paths } = (await answer.json()) as {
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
  };
  expect(openapi).toMatch(/^3\.1\./);
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods)) as {
    operationId: string;
    security: { token: string[] }[];
  }[];
  const scopes = Object.fromEntries(operations.map(({ operationId, security }) => [operationId, security[0]?.token]));
  const wanted = Object.values<CallSpec>(calls).flatMap(({ name, token }) => (token ? [[name, [token]] as const] : []));
  expect(scopes).toEqual(Object.fromEntries(wanted));
});

test("the reference page loads only what is served beside it", async () => {
  const page = await fetch(`${server.url}/api/v1/reference`);
  const html = await page.text();
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self'; style-src 'self'");
  const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    const answer = await fetch(server.url + address);
    expect([address, answer.status]).toEqual([address, 200]);
    expect((await answer.text()).length).toBeGreaterThan(100);
  }
  expect((await fetch(`${server.url}/api/v1/reference/constructor`)).status).toBe(404);
  expect(html).not.toMatch(/https?:\/\//);
});

test("the examples of the documentation run as they stand", async () => {
  const account = await server.mint();
  await plantJob(server.store.db, account.userId);
  const { token } = await plantToken(server.store.db, account.userId, ["read", "audit", "plan"]);
  const blocks = ["api.md", "data-in.md"].flatMap((page) => blocksOf(page, "sh run"));
  expect(blocks.length).toBeGreaterThan(6);
  const env = { ...process.env, AUDIT_URL: server.url, AUDIT_TOKEN: token, SITE: `http://${NOWHERE}/` };
  const script = blocks.join("\n");
  const folder = mkdtempSync(join(tmpdir(), "documentation-"));
  writeFileSync(join(folder, "Pages.csv"), "Page,Sessions\n/soap,3\n");
  const { stdout } = await promisify(execFile)("bash", ["-euo", "pipefail", "-c", script], { env, cwd: folder });
  rmSync(folder, { recursive: true });
  expect(stdout).toContain("in-progress");
  expect(stdout).toContain('"measure":"visits"');
});

test("the typed client's example runs as it stands", async () => {
  const account = await server.mint();
  const { token } = await plantToken(server.store.db, account.userId, ["read", "audit"]);
  const [example = ""] = blocksOf("client.md", "js run");
  const source = example.replace('"seo-audit-client"', JSON.stringify(join(ROOT, "packages/client/src/index.ts")));
  const env = { ...process.env, AUDIT_URL: server.url, AUDIT_TOKEN: token, SITE: `http://${NOWHERE}/` };
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", source], { env });
  expect(stdout).toMatch(/\d %\n/);
  expect(stdout).toMatch(/404 NOT_FOUND Not found/);
});
