import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { memoryOfTree } from "./testing/memory-of-tree.ts";
import { fillDataFolder } from "./testing/snapshot.ts";
import { startServerProcess } from "./testing/server-process.ts";

const MOST_BYTES = 300e6;
/** What its start leaves is collected when nothing goes on. */
const SETTLES_MS = 60_000;

/** As the unit sets it. */
const shipped = Object.fromEntries(
  [...readFileSync("deploy/systemd/seo-audit.service", "utf8").matchAll(/((?:NODE|MALLOC)_[A-Z_]+)=(\S+)/g)].map(
    ([, name = "", value = ""]) => [name, value],
  ),
);

test.skipIf(process.platform !== "linux")("a server with the embedded database holds under 300 MB idle", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "seo-audit-idle-"));
  await fillDataFolder(dataDir);
  expect(Object.keys(shipped)).toContain("MALLOC_MMAP_THRESHOLD_");
  const server = await startServerProcess({ DATA_DIR: dataDir, ...shipped });
  try {
    const held = (): number => memoryOfTree(server.child.pid ?? 0).server;
    expect(held()).toBeGreaterThan(MOST_BYTES / 10);
    await expect.poll(held, { timeout: SETTLES_MS, interval: 2_000 }).toBeLessThan(MOST_BYTES);
  } finally {
    await server.end("SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
  }
});
