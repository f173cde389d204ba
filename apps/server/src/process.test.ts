import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, getJob, logIn, signUp, submitUrl, type Client } from "@audit/contract";
import { startFixtureShop, type FixtureShop } from "@audit/testkit";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { holdHalfway } from "./testing/hold-halfway.ts";
import { waitFor } from "./testing/index.ts";
import { auditProcessesOf, commandOf, startServerProcess, type ServerProcess } from "./testing/server-process.ts";

const newFolder = (): string => mkdtempSync(join(tmpdir(), "seo-audit-data-"));

/** A data folder as the first start leaves it; making one takes longer than copying it. */
const prepared = newFolder();
let preparedBy: string;
let dataDir: string;
let shop: FixtureShop;
const started: ServerProcess[] = [];

beforeAll(async () => {
  const first = await startServerProcess({ DATA_DIR: prepared });
  await first.end("SIGTERM");
  preparedBy = first.output();
});
afterAll(() => rmSync(prepared, { recursive: true }));
beforeEach(async () => {
  dataDir = newFolder();
  cpSync(prepared, dataDir, { recursive: true });
  shop = await startFixtureShop({ latencyMs: 100 });
});
afterEach(async () => {
  for (const server of started.splice(0)) if (server.child.exitCode === null) await server.end("SIGKILL");
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (env: Record<string, string> = {}): Promise<ServerProcess> => {
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    CRAWL_ALLOW_HOSTS: shop.host,
    CRAWL_CONCURRENCY: "1",
    ...env,
  });
  started.push(server);
  return server;
};

const account = { email: "owner@shop.example", password: "secret-1" };

async function signIn(url: string, call: typeof signUp | typeof logIn): Promise<Client> {
  const { token } = await createClient({ base: url, token: () => null })(call, { body: account });
  return createClient({ base: url, token: () => token });
}

/** Starts the server and a job on it, and lets its crawl stand still when a batch of its pages is stored. */
async function startHalfway(): Promise<{ server: ServerProcess; jobId: string; letGo: () => void }> {
  const server = await start();
  const call = await signIn(server.url, signUp);
  const { id: jobId } = (await call(submitUrl, { body: { url: shop.url } })).data;
  const letGo = await holdHalfway(shop);
  await waitFor("the progress", async () => {
    const { activity } = (await call(getJob, { params: { id: jobId } })).data;
    return (activity?.pages ?? 0) >= 8;
  });
  return { server, jobId, letGo };
}

async function finish(jobId: string): Promise<{ status: string; error: string | null }> {
  const call = await signIn((await start()).url, logIn);
  return waitFor("the job's end", async () => {
    const { data } = await call(getJob, { params: { id: jobId } });
    return ["completed", "failed"].includes(data.status) && data;
  });
}

const repeats = (): number => {
  const pages = shop.requests.filter((path) => path.startsWith("/products/") || path.startsWith("/pages/"));
  return pages.length - new Set(pages).size;
};

test(
  "a server that is killed without warning loses nothing: the next one continues the job",
  { timeout: 90_000 },
  async () => {
    const { server, jobId, letGo } = await startHalfway();
    const [audit] = auditProcessesOf(server.child.pid!);
    await server.end("SIGKILL");
    letGo();
    await waitFor("the orphan to end by itself", async () => !commandOf(audit!).includes("audit-process"));
    expect(await finish(jobId)).toMatchObject({ status: "completed", error: null });
    expect(repeats()).toBeLessThanOrEqual(10);
  },
);

test(
  "SIGTERM gives the job back and exits 0 in time, with no process left; the next start continues",
  { timeout: 90_000 },
  async () => {
    const { server, jobId, letGo } = await startHalfway();
    const [audit] = auditProcessesOf(server.child.pid!);
    const before = performance.now();
    expect(await server.end("SIGTERM")).toBe(0);
    letGo();
    expect(performance.now() - before).toBeLessThan(10_000);
    expect(commandOf(audit!)).not.toContain("audit-process");
    expect(await finish(jobId)).toMatchObject({ status: "completed", error: null });
    expect(repeats()).toBeLessThanOrEqual(10);
  },
);

test("a second process on the same data folder is refused in one sentence, the first goes on", async () => {
  const first = await start();
  const second = await start();
  expect(second.child.exitCode).toBe(1);
  expect(second.output().trim()).toBe(
    `Another process already uses the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

test("wrong settings are all named and nothing is started", async () => {
  const { child, output } = await start({ PORT: "abc", ROLE: "worker" });
  expect(child.exitCode).toBe(1);
  expect(output().trim().split("\n")).toEqual(['PORT must be a whole number from 0 to 65535; it is "abc".']);
});

test("on a developer's machine accounts are seeded once, printed, and readable by their owner only", async () => {
  const path = (folder: string): string => join(folder, "dev-accounts.json");
  const passwords = JSON.parse(readFileSync(path(prepared), "utf8")) as Record<string, string>;
  expect(Object.keys(passwords).sort()).toEqual(["admin@example.com", "free@example.com", "paid@example.com"]);
  expect(statSync(path(prepared)).mode & 0o777).toBe(0o600);
  expect(preparedBy).toMatch(/^ready on http:\/\/localhost:\d+ \(embedded\)\n/);
  const [email, password] = Object.entries(passwords)[0]!;
  expect(preparedBy).toContain(`${email}  ${password}`);

  const second = await start();
  expect(JSON.parse(readFileSync(path(dataDir), "utf8"))).toEqual(passwords);
  const anonymous = createClient({ base: second.url, token: () => null });
  expect((await anonymous(logIn, { body: { email, password } })).profile.is_admin).toBe(true);
});

test("what the server writes into its data folder is its owner's alone", () => {
  // Whoever can't enter a folder can't reach what lies in it, whatever its own mode.
  const open = readdirSync(prepared).filter((name) => (statSync(join(prepared, name)).mode & 0o077) !== 0);
  expect({ open, folder: statSync(prepared).mode & 0o077 }).toEqual({ open: [], folder: 0 });
});
