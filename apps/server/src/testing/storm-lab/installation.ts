import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Store } from "../../platform/database/index.ts";
import { openPostgres } from "../../platform/database/postgres.ts";
import { createLog } from "../../platform/log.ts";
import { openOwnServer, type OwnServer } from "../postgres.ts";
import { openRelay, type Relay } from "../relay.ts";
import { startServerProcess, type ServerProcess } from "../server-process.ts";

/** A disk of its own, small enough to be filled. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  free(): void;
  close(): void;
}

/** One program with its own data folder, disk and wire to the database. */
export interface Member {
  readonly name: string;
  readonly relay: Relay;
  /** Null where no disk can be mounted. */
  readonly disk: SmallDisk | null;
  program(): ServerProcess;
  /** Starts it, again when it was killed; tries until it comes up. */
  start(): Promise<void>;
}

/** One web and two workers on folders of their own, over one PostgreSQL. */
export interface Installation {
  readonly folder: string;
  readonly web: Member;
  readonly workers: readonly Member[];
  readonly postgres: OwnServer;
  readonly databaseDisk: SmallDisk | null;
  /** The database, around all wires. */
  readonly direct: Store;
  close(): Promise<void>;
}

const DISK = "64m";
const DATABASE_DISK = "512m";

/**
 * @param render pages of each template in a browser
 * @throws Error where PostgreSQL can't be had
 */
export async function openInstallation(allowHosts: readonly string[], render: string): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), "seo-audit-storm-"));
  // Whom the database runs as must pass through.
  chmodSync(folder, 0o755);
  const databaseDisk = mountDisk(join(folder, "pg"), DATABASE_DISK);
  const postgres = await openOwnServer({ folder: databaseDisk?.folder ?? join(folder, "pg"), durable: true });
  if (typeof postgres === "string") throw new Error(postgres);
  const env = {
    APP_SECRET: "the secret of one storm, 32 characters",
    PAYMENTS: "sandbox",
    FREE_DOMAINS_PER_MONTH: "0",
    CRAWL_ALLOW_HOSTS: allowHosts.join(","),
    CRAWL_CONCURRENCY: "1",
    WORKERS: "3",
    RENDER: render,
    LOG_LEVEL: "warn",
  };
  const member = (name: string, role: string) => openMember({ name, folder, postgres, env: { ...env, ROLE: role } });
  const web = await member("web", "web");
  const workers = [await member("worker-1", "worker"), await member("worker-2", "worker")];
  // One after the other: the first makes the tables.
  for (const one of [web, ...workers]) await one.start();
  const direct = await openPostgres(postgres.url, createLog("silent"));
  return {
    folder,
    web,
    workers,
    postgres,
    databaseDisk,
    direct,
    async close() {
      await direct.close().catch(() => {});
      for (const one of [web, ...workers]) {
        await one.program().end("SIGKILL");
        await one.relay.close();
      }
      await postgres.close().catch(() => {});
      for (const disk of [databaseDisk, ...[web, ...workers].map((one) => one.disk)]) disk?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Wanted {
  readonly name: string;
  readonly folder: string;
  readonly postgres: OwnServer;
  readonly env: Readonly<Record<string, string>>;
}

async function openMember({ name, folder, postgres, env }: Wanted): Promise<Member> {
  const relay = await openRelay(postgres.socket);
  const own = join(folder, name);
  const disk = mountDisk(own, DISK);
  const temporary = join(own, "tmp");
  mkdirSync(temporary, { recursive: true, mode: 0o700 });
  const surroundings = {
    ...env,
    DATABASE_URL: `postgres://postgres@${new URL(relay.url).host}/postgres`,
    DATA_DIR: join(own, "data"),
    TMPDIR: temporary,
  };
  let program: ServerProcess | null = null;
  return {
    name,
    relay,
    disk,
    program: () => program!,
    async start() {
      // As a supervisor does: a program that finds no database is started again.
      for (;;) {
        program = await startServerProcess(surroundings);
        if (program.child.exitCode === null && program.child.signalCode === null) return;
      }
    },
  };
}

function mountDisk(folder: string, size: string): SmallDisk | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=0700`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return null;
  }
  const filler = join(folder, "filler");
  return {
    folder,
    fill() {
      try {
        for (let part = 0; ; part += 1) writeFileSync(`${filler}-${part}`, Buffer.alloc(1024 * 1024));
      } catch {
        // It is full now.
      }
    },
    free: () => execFileSync("sh", ["-c", `rm -f ${filler}-*`]),
    close: () => void execFileSync("umount", ["-l", folder], { stdio: "ignore" }),
  };
}
