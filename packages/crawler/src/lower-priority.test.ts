import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lowerSession, lowerThreads } from "./lower-priority.ts";

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

test.skipIf(!existsSync("/proc/self/autogroup"))("a session that it has begun gives way as well", async () => {
  const begin = `import { spawn } from "node:child_process";
    console.log(spawn("sleep", ["60"], { detached: true, stdio: "ignore" }).pid);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", begin]);
  let begun = 0;
  try {
    const [said] = (await once(child.stdout, "data")) as [Buffer];
    begun = Number(said);
    const own = readFileSync("/proc/self/autogroup", "utf8");
    lowerSession(child.pid ?? 0);
    expect(readFileSync(`/proc/${begun}/autogroup`, "utf8")).toMatch(/ nice 5$/m);
    expect(readFileSync("/proc/self/autogroup", "utf8")).toBe(own);
  } finally {
    child.kill();
    if (begun > 0) process.kill(begun);
  }
});
