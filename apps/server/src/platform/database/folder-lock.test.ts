import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockFolder } from "./folder-lock.ts";

test("one process at a time may use a data folder; the second is told so in one sentence", () => {
  const folder = mkdtempSync(join(tmpdir(), "seo-audit-lock-"));
  const script = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, "folder-lock.ts"))};
    try { lockFolder(${JSON.stringify(folder)}); console.log("locked"); } catch (error) { console.log(error.message); }`;
  const second = (): string => {
    const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script]);
    return `${stdout.toString().trim()}${stderr.toString()}`;
  };

  const unlock = lockFolder(folder);
  expect(second()).toBe(
    `Another process already uses the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
  );
  unlock();
  expect(second()).toBe("locked");
  rmSync(folder, { recursive: true });
});
