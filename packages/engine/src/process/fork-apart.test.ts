import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { forkApart, type Apart } from "./fork-apart.ts";
import type { Surroundings } from "./testing/tell-surroundings.ts";

const SECRETS = {
  APP_SECRET: "sealing key of the installation",
  DATABASE_URL: "postgres://owner:secret@db.internal/audit",
  STRIPE_SECRET_KEY: "sk_live_secret",
  OPENAI_API_KEY: "sk-secret",
  GOOGLE_CLIENT_SECRET: "secret",
  SMTP_URL: "smtp://user:secret@mail.internal",
  METRICS_TOKEN: "secret token",
  ANYTHING_NEW: "secret of tomorrow",
};

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "data-of-the-server-"));
  writeFileSync(join(dataDir, "app-secret"), "secret");
});
afterAll(() => rmSync(dataDir, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

async function surroundingsOf(apart: Apart = {}): Promise<Surroundings> {
  for (const [name, value] of Object.entries(SECRETS)) vi.stubEnv(name, value);
  const child = forkApart(join(import.meta.dirname, "testing/tell-surroundings.ts"), apart);
  child.send([join(dataDir, "app-secret"), "/etc/passwd", `/proc/${process.pid}/environ`]);
  const [answer] = (await once(child, "message")) as [Surroundings];
  await once(child, "exit");
  expect(existsSync(answer.environment["TMPDIR"]!)).toBe(false);
  return answer;
}

test("a process that reads strangers' pages is told nothing of the server's secrets", async () => {
  const { environment } = await surroundingsOf({ environment: { MALLOC_ARENA_MAX: "2" } });
  const written = JSON.stringify(environment);
  for (const [name, value] of Object.entries(SECRETS)) {
    expect(environment).not.toHaveProperty(name);
    expect(written).not.toContain(value);
  }
  expect(environment).toMatchObject({ PATH: process.env["PATH"], MALLOC_ARENA_MAX: "2" });
});

test("it reads and writes its own folder only, and starts no program", async () => {
  const { environment: _, ...can } = await surroundingsOf();
  expect(can).toEqual({ readsOwnFiles: true, reads: [], writesBeside: false, startsPrograms: false });
});
