import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFixtureShop, type FixtureShop } from "@audit/testkit";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, expect, test } from "vitest";

let shop: FixtureShop;
let folder: string;
let client: Client;
const connect = async (): Promise<Client> => {
  const made = new Client({ name: "test", version: "1" });
  const args = [
    "apps/cli/src/main.ts",
    "mcp",
    "--folder",
    folder,
    "--allow-host",
    new URL(shop.url).host,
    "--rate",
    "0",
  ];
  await made.connect(new StdioClientTransport({ command: process.execPath, args, stderr: "ignore" }));
  return made;
};

beforeAll(async () => {
  shop = await startFixtureShop();
  folder = mkdtempSync(join(tmpdir(), "seo-audit-mcp-"));
  client = await connect();
});
afterAll(async () => {
  await client.close();
  await shop.close();
  rmSync(folder, { recursive: true });
});

interface Plan {
  readonly audit: string;
  readonly tasks: readonly { readonly task: string; readonly status: string; readonly rule: string }[];
}

async function use<T>(name: string, input: Record<string, unknown> = {}): Promise<T> {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: input });
  expect([isError ?? false, isError ? content : null]).toEqual([false, null]);
  return structuredContent as T;
}

test("an audit by the engine alone: read, judged, planned, worked off, verified, kept for the next program", async () => {
  const steps: number[] = [];
  const call = { name: "audit_site", arguments: { url: shop.url, max_pages: 8, wait_seconds: 60 } };
  const { structuredContent } = await client.callTool(call, undefined, {
    onprogress: (one) => steps.push(one.progress),
  });
  expect(structuredContent).toMatchObject({ state: "finished", progress: 100, pages_read: expect.any(Number) });
  // The last notice may come behind the result.
  expect(steps.length).toBeGreaterThan(0);
  const { audit, tasks } = await use<Plan>("get_plan", { limit: 3 });
  const [first] = tasks;
  const task = first!.task;
  const whole = await use<Record<string, unknown>>("get_task", { audit, task });
  expect(whole).toMatchObject({ task, status: "todo", notes: null });
  await use("update_task", { audit, task, status: "in-progress", notes: "mine" });
  const checked = await use<Record<string, unknown>>("verify_task", { audit, task });
  expect(checked).toMatchObject({ notes: "mine", verification: { state: "open" } });
  expect(await use("find_findings", { audit, search: first!.rule })).toMatchObject({
    findings: [{ rule: first!.rule }],
  });
  const { pages } = await use<{ pages: { url: string; findings: unknown[] }[] }>("find_pages", { audit });
  const why = await use<{ findings: unknown[] }>("explain_page", { audit, url: pages[0]!.url });
  expect(why.findings).toHaveLength(pages[0]!.findings.length);
  expect(await use("find_rules", { search: "title-missing-product-terms" })).toMatchObject({
    rules: [{ source: expect.any(String) }],
  });
  expect(await use("compare_runs", { audit })).toMatchObject({ base: null });
  const { contents } = await client.readResource({ uri: `audit://${audit}/plan` });
  expect(JSON.stringify(contents)).toContain("website-data-");
  await client.close();
  client = await connect();
  expect(await use("get_task", { task })).toMatchObject({ status: "in-progress", notes: "mine" });
  expect(await use("get_summary")).toMatchObject({ audit, summary: expect.any(String) });
}, 120_000);

test.each([
  ["an audit that is none", "get_plan", { audit: "no-such" }, "no such audit"],
  ["a way out of the folder", "get_plan", { audit: "../../etc/passwd_20260101000000" }, "no such audit"],
  ["a private address", "audit_site", { url: "http://192.168.1.1/" }, "not a public"],
  ["what is no address", "audit_site", { url: "not an address" }, "web address"],
])("%s is refused in a sentence", async (_, name, input, sentence) => {
  const { content, structuredContent } = await client.callTool({ name, arguments: { ...input } });
  const after = structuredContent as { audit?: string; state?: string } | undefined;
  const asked =
    after?.state === "failed" || after === undefined
      ? ""
      : JSON.stringify(await use("get_status", { audit: after.audit, wait_seconds: 20 }));
  expect(JSON.stringify(content) + asked).toContain(sentence);
});

test("standard output is the protocol's alone", () => {
  const input = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';
  const out = execFileSync(process.execPath, ["apps/cli/src/main.ts", "mcp", "--folder", folder], { input });
  expect(out.toString()).toBe('{"result":{},"jsonrpc":"2.0","id":1}\n');
});
