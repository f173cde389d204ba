import { spawnSync } from "node:child_process";
import { getPriority } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

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
