import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { prepareDataFolder } from "./data-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "seo-audit-folder-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const isRoot = process.getuid?.() === 0;

/** What another process says, under bounds that this one must not have. */
function inProcess(path: string, before: string, user: { uid?: number; gid?: number } = {}): string {
  const module = join(import.meta.dirname, "data-folder.ts");
  const program = `import(${JSON.stringify(module)}).then(async (it) => { ${before}; it.prepareDataFolder(${JSON.stringify(path)}); })
    .catch((error) => console.log(error.message));`;
  return spawnSync(process.execPath, ["-e", program], { ...user, cwd: "/", encoding: "utf8" }).stdout.trim();
}

test("a data folder that is a file, or below one, is said in one sentence", () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const sentence = "but that or a part of its path is a file: set it to a folder.";
  expect(() => prepareDataFolder(file)).toThrow(`DATA_DIR is ${file}, ${sentence}`);
  expect(() => prepareDataFolder(join(file, "data"))).toThrow(sentence);
});

test.skipIf(!isRoot)("so is one that its user can't write to", () => {
  const other = join(folder, "others");
  mkdirSync(other, { mode: 0o755 });
  chmodSync(folder, 0o755);
  expect(inProcess(other, "", { uid: 65_534, gid: 65_534 })).toMatch(/can't be written by this user/);
});

test.skipIf(!isRoot)("and one on a disk that is full or only to be read", () => {
  const disk = join(folder, "disk");
  mkdirSync(disk);
  const mount = (options: string) => spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", disk]).status === 0;
  if (!mount("nr_inodes=1")) return;
  expect(() => prepareDataFolder(disk)).toThrow("is full");
  execFileSync("umount", [disk]);
  mount("ro");
  expect(() => prepareDataFolder(disk)).toThrow("mounted read-only");
  execFileSync("umount", [disk]);
});

test("a process without file descriptors left says that", () => {
  const open = `const fs = await import("node:fs"); try { for (;;) fs.openSync("/dev/null") } catch {}`;
  expect(inProcess(join(folder, "new"), open)).toMatch(/no file descriptors left/);
});
