import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lowerThreads } from "./lower-priority.ts";

const MODULE = join(import.meta.dirname, "lower-priority.ts");
const SCRIPT = `
  import { getPriority } from "node:os";
  import { lowerPriority } from ${JSON.stringify(MODULE)};
  lowerPriority(5);
  console.log(getPriority());`;

test.skipIf(process.platform === "win32").each([0, 9])(
  "a process started %i below gives way, and keeps to it",
  (below) => {
    const started = Math.min(19, getPriority() + below);
    const { stdout } = spawnSync("nice", ["-n", String(below), process.execPath, "--input-type=module", "-e", SCRIPT]);
    expect(Number(stdout)).toBe(Math.max(started, 5));
  },
);

test.skipIf(process.platform !== "linux")("all threads of a process give way as its main one does", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", `${SCRIPT}; setInterval(() => {}, 1000);`]);
  try {
    await once(child.stdout, "data");
    const priorities = (): number[] => readdirSync(`/proc/${child.pid}/task`).map((id) => getPriority(Number(id)));
    const least = Math.max(5, getPriority());
    lowerThreads(child.pid ?? 0);
    expect(priorities().length).toBeGreaterThan(1);
    expect(Math.min(...priorities())).toBe(least);
  } finally {
    child.kill();
  }
});
