import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
let folder: string;

/** What somebody writes who has the package and nothing else of ours; each marked line must be refused. */
const PROGRAM = `
import { createAuditClient, waitForAudit, CallFailed } from "seo-audit-client";
const audit = createAuditClient({ url: "http://localhost:1", token: "x", retries: 0 });
export async function work(): Promise<string[]> {
  const { job } = await audit.submitUrl({ body: { url: "https://shop.example" }, once: "nightly-1" });
  const ended = await waitForAudit(audit, job.id, { onProgress: ({ progress }) => console.log(progress.toFixed()) });
  const score: number | null = ended.health_score;
  // @ts-expect-error an answer has no such member
  ended.nothing;
  // @ts-expect-error no token may do this
  audit.deleteAccount;
  // @ts-expect-error it names a job
  await audit.getReport({});
  const { actions } = await audit.listActions({ query: { jobId: job.id } });
  await audit.listSites();
  return [String(score), ...actions.map(({ title }) => title)];
}
console.log(await audit.listSites().catch((error: unknown) => (error instanceof CallFailed ? "refused" : "nobody there")));
`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "seo-audit-client-"));
  execFileSync(process.execPath, ["scripts/tasks/main.ts", "pack-client", folder], { cwd: ROOT, stdio: "ignore" });
  const [packed] = readdirSync(folder);
  execFileSync("tar", ["-xzf", packed!], { cwd: folder });
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(folder, "package"), join(folder, "node_modules/seo-audit-client"));
  symlinkSync(join(ROOT, "node_modules/zod"), join(folder, "node_modules/zod"));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(join(folder, "program.ts"), PROGRAM);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the package by itself types a program and runs it", () => {
  const types = "--noEmit --module nodenext --target es2024 --strict --lib ES2024,DOM --preserveSymlinks".split(" ");
  execFileSync(join(ROOT, "node_modules/.bin/tsc"), [...types, "program.ts"], { cwd: folder, encoding: "utf8" });
  const said = execFileSync(process.execPath, ["--preserve-symlinks", "program.ts"], { cwd: folder, encoding: "utf8" });
  expect(said.trim()).toBe("nobody there");
});
