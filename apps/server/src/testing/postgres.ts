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

/** A PostgreSQL server of this machine's own programs. */
export interface OwnServer extends TestDatabase {
  /** Of its socket, for whoever connects by hand. */
  readonly socket: string;
  /** Ends it, at once or as in a crash, unless it has ended by itself. */
  halt(how: "fast" | "crash"): Promise<void>;
  /** Starts it again. Resolves when it answers. */
  start(): Promise<void>;
}

/**
 * Starts a server of this machine's own programs.
 * @param folder where its files lie; a new one by default, which goes with it
 * @param durable as in production; else it writes nothing through to the disk, which is faster
 * @returns the reason as a string when it can't be
 */
export async function openOwnServer({ folder = newFolder(), durable = false } = {}): Promise<OwnServer | string> {
  const programs = findPrograms();
  const runner = findRunner();
  if (!programs) return "PostgreSQL's programs are not on this machine and TEST_DATABASE_URL is not set";
  if (!runner) return "PostgreSQL refuses to run as root and there is no other user to run it";
  chmodSync(folder, 0o755);
  if (runner.uid !== undefined) chownSync(folder, runner.uid, runner.gid!);
  const data = join(folder, "data");
  const made = spawnSync(join(programs, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-N", "-E", "UTF8"], {
    ...runner,
    cwd: folder,
  });
  if (made.status !== 0) return `initdb failed: ${made.stderr.toString().slice(0, 200)}`;
  const fast = durable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  const settings = [...fast, "shared_buffers=32MB", "listen_addresses=", `unix_socket_directories=${folder}`];
  const args = ["-D", data, ...settings.flatMap((setting) => ["-c", setting])];
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let server: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    if (server !== null && server.exitCode === null) return;
    server = spawn(join(programs, "postgres"), args, { ...runner, cwd: folder, stdio: "ignore" });
    await answering(url, server);
  };
  const halt = async (how: "fast" | "crash"): Promise<void> => {
    if (server === null || server.exitCode !== null) return;
    const gone = new Promise((resolve) => server!.once("exit", resolve));
    server.kill(how === "fast" ? "SIGINT" : "SIGQUIT");
    await gone;
  };
  await start();
  const close = async (): Promise<void> => {
    await halt("fast");
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, socket: join(folder, ".s.PGSQL.5432"), halt, start, close };
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), "seo-audit-pg-"));

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
