import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findOwnNetwork } from "./testing/ssrf-lab/own-network.ts";

const LAB = join(import.meta.dirname, "testing/ssrf-lab/main.ts");

// The whole of it, with a browser, is `npm run task ssrf-lab`; other machines hold the guard by the canaries' tests.
it.skipIf(findOwnNetwork() === null)(
  "a slice of the addresses and names of the SSRF lab reaches nothing private, by whatever a site leads us with",
  { timeout: 60_000 },
  () => {
    const { stdout } = spawnSync(process.execPath, [LAB, "--slice"], { encoding: "utf8" });
    const [, agree, total] = /ssrf lab: agree (\d+) of (\d+)/.exec(stdout) ?? [];
    expect(stdout).not.toContain("NOT as it should");
    expect(Number(total)).toBeGreaterThan(70);
    expect(agree).toBe(total);
  },
);
