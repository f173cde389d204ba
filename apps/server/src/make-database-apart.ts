import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openEmbedded } from "./platform/database/embedded.ts";
import { createLog } from "./platform/log.ts";
import { openQueue } from "./platform/queue/queue.ts";

/**
 * Makes the embedded database of a data folder that has none, in a process that ends with it: what making one takes, a
 * program that goes on would hold for ever. Where that fails the program makes it itself, or says why it can't.
 */
export async function makeDatabaseApart(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, "pg"))) return;
  const child = fork(import.meta.filename, [dataDir], { stdio: "ignore" });
  await once(child, "exit");
}

async function makeDatabase(dataDir: string): Promise<void> {
  const store = await openEmbedded(dataDir);
  const queue = await openQueue(store, createLog("silent"), { supervise: false });
  await queue.close(1000);
  await store.close();
}

const [, , dataDir] = process.argv;
if (import.meta.main && dataDir !== undefined) {
  // Nobody waits for it any more.
  process.once("disconnect", () => process.exit(1));
  await makeDatabase(dataDir);
  process.exit(0);
}
