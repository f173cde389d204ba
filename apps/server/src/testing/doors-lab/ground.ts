import { execFile, spawn } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, createToken, getJob, signUp, submitUrl, type Client } from "@audit/contract";
import { startFixtureShop } from "@audit/testkit";
import { ROOT } from "../doc-blocks.ts";
import { startServerProcess } from "../server-process.ts";
import { waitFor } from "../wait-for.ts";

const AUDIT_MS = 180_000;

/** What a newcomer has before the documentation is opened: an installation, an account on it, a site, and packages. */
export interface Ground {
  readonly url: string;
  readonly shop: string;
  readonly jobId: string;
  readonly token: string;
  /** As the account's screens call. */
  readonly call: Client;
  /** A place where somebody of the newcomer's own listens, which may be sent messages. */
  readonly receiver: string;
  /** Packed by the tasks that the documentation names. */
  readonly packed: { readonly terminal: string; readonly client: string };
  /** A new empty folder. */
  folder(name: string): string;
  /** The documentation's example addresses and token as the newcomer's own. */
  own(text: string): string;
  close(): Promise<void>;
}

const RECEIVER_PORT = 48_917;

export async function openGround(): Promise<Ground> {
  const root = mkdtempSync(join(tmpdir(), "doors-lab-"));
  const shop = await startFixtureShop();
  const server = await startServerProcess({
    DATA_DIR: join(root, "data"),
    CRAWL_ALLOW_HOSTS: `${shop.host},127.0.0.1:${RECEIVER_PORT}`,
  });
  if (server.url === "") throw new Error(`The server did not start: ${server.output()}`);
  const { url } = server;
  const anonymous = createClient({ base: url, token: () => null });
  const account = await anonymous(signUp, { body: { email: "newcomer@shop.example", password: "correct-horse-7" } });
  const call = createClient({ base: url, token: () => account.token });
  const body = { name: "doors", scopes: ["read", "audit", "plan"] as const, expires_in_days: 1 };
  const { secret: token } = (await call(createToken, { body: { ...body, scopes: [...body.scopes] } })).data;
  const { id: jobId } = (await call(submitUrl, { body: { url: shop.url } })).data;
  await waitFor(
    "the first audit",
    async () => (await call(getJob, { params: { id: jobId } })).data.status === "completed",
    AUDIT_MS,
  );
  await runHere(root, "npm", ["run", "-s", "task", "pack-terminal", "--", root], { cwd: ROOT });
  await runHere(root, "npm", ["run", "-s", "task", "pack-client", "--", root], { cwd: ROOT });
  const named = (pattern: string): string => globSync(join(root, pattern))[0] ?? "";
  return {
    url,
    shop: shop.url,
    jobId,
    token,
    call,
    receiver: `http://127.0.0.1:${RECEIVER_PORT}`,
    packed: { terminal: named("seo-audit-[0-9]*.tgz"), client: named("seo-audit-client-*.tgz") },
    folder: (name) => {
      const folder = join(root, name);
      mkdirSync(folder);
      const settings = { allowHosts: [shop.host], rate: 0, maxPages: 20 };
      writeFileSync(join(folder, "audit.config.json"), JSON.stringify(settings));
      return folder;
    },
    own: (text) =>
      text
        .replaceAll("https://audit.example", url)
        .replaceAll("https://shop.example/products/soap", new URL("/products/nail-brush", shop.url).href)
        .replaceAll(/https:\/\/(preview\.)?shop\.example/g, new URL(shop.url).origin)
        .replaceAll("shop.example", shop.host)
        .replaceAll("audit_pat_...", token)
        .replaceAll("/path/to/the/checkout", ROOT),
    close: async () => {
      await server.end("SIGTERM");
      await shop.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

interface Ran {
  readonly out: string;
  readonly status: number;
}

interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Statuses that the documentation names as answers. */
  readonly fine?: readonly number[];
}

/** Runs a command to its end. @throws with its words when its status is none of those that are fine */
export function runHere(
  folder: string,
  command: string,
  args: readonly string[],
  { cwd = folder, env = {}, fine = [0] }: RunOptions = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const surroundings = { ...process.env, NO_COLOR: "1", ...env };
    const options = { cwd, env: surroundings, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(command, args, options, (error, out, words) => {
      const status = typeof error?.code === "number" ? error.code : error === null ? 0 : -1;
      if (fine.includes(status)) return resolve({ out, status });
      reject(new Error(`${command} ${args.join(" ").slice(0, 200)}: status ${status}\n${words}${out}`.slice(0, 3_000)));
    });
    child.stdin?.end();
  });
}

/** A program that goes on until it is ended; resolves with what it prints so far. */
export function startHere(folder: string, file: string, env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [file], { cwd: folder, env: { ...process.env, ...env } });
  let printed = "";
  child.stdout.on("data", (part: Buffer) => (printed += part.toString()));
  child.stderr.on("data", (part: Buffer) => (printed += part.toString()));
  return { printed: () => printed, end: () => void child.kill() };
}
