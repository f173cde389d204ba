import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

export interface TestDatabase {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * An empty PostgreSQL database: on TEST_DATABASE_URL, or on a server of this machine's own programs.
 * @returns the reason as a string when neither can be had.
 */
export async function openTestPostgres(): Promise<TestDatabase | string> {
  const given = process.env["TEST_DATABASE_URL"];
  return given ? openOn(given) : openOwnServer();
}

/** The same with all tables, where the run has such a database to copy. */
export async function openFilledPostgres(): Promise<TestDatabase | string> {
  const given = process.env["TEST_DATABASE_URL"];
  const template = process.env["TEST_DATABASE_TEMPLATE"];
  return given && template ? openOn(given, template) : openTestPostgres();
}

export function isPostgresPossible(): boolean {
  return Boolean(process.env["TEST_DATABASE_URL"]) || (findPrograms() !== null && findRunner() !== null);
}

async function openOn(address: string, template?: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await run(address, `create database ${name}${template === undefined ? "" : ` template ${template}`}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { url: url.href, close: () => run(address, `drop database ${name} with (force)`) };
}

async function run(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}

interface Runner {
  readonly uid?: number;
  readonly gid?: number;
}

async function openOwnServer(): Promise<TestDatabase | string> {
  const programs = findPrograms();
  const runner = findRunner();
  if (!programs) return "PostgreSQL's programs are not on this machine and TEST_DATABASE_URL is not set";
  if (!runner) return "PostgreSQL refuses to run as root and there is no other user to run it";
  const folder = mkdtempSync(join(tmpdir(), "seo-audit-pg-"));
  chmodSync(folder, 0o755);
  if (runner.uid !== undefined) chownSync(folder, runner.uid, runner.gid!);
  const data = join(folder, "data");
  const made = spawnSync(join(programs, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-N", "-E", "UTF8"], {
    ...runner,
    cwd: folder,
  });
  if (made.status !== 0) return `initdb failed: ${made.stderr.toString().slice(0, 200)}`;
  const fast = [
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "shared_buffers=64MB",
    "max_connections=300",
    "listen_addresses=",
  ];
  const settings = [...fast, `unix_socket_directories=${folder}`].flatMap((setting) => ["-c", setting]);
  const server = spawn(join(programs, "postgres"), ["-D", data, ...settings], {
    ...runner,
    cwd: folder,
    stdio: "ignore",
  });
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await answering(url, server);
  return { url, close: () => stop(server, folder) };
}

function findPrograms(): string | null {
  const folders = [...globSync("/usr/lib/postgresql/*/bin"), ...(process.env["PATH"] ?? "").split(":")];
  return folders.find((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name)))) ?? null;
}

/** Whom to run the server as: PostgreSQL refuses root. */
function findRunner(): Runner | null {
  if (process.getuid?.() !== 0) return {};
  for (const user of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((flag) => Number(spawnSync("id", [flag, user]).stdout.toString().trim()));
    if (uid && gid) return { uid, gid };
  }
  return null;
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200 && server.exitCode === null; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await pause(50);
    }
  }
  throw new Error("The test's own PostgreSQL server did not start.");
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  const gone = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGINT");
  await gone;
  rmSync(folder, { recursive: true, force: true });
}
