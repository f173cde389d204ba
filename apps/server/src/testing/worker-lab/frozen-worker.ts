// A worker whose audits read no site but write batches, each with this process's name in it, on and on or three of them.
import { setTimeout as pause } from "node:timers/promises";
import type { OpenAudit } from "../../audit-request/index.ts";
import { readConfig } from "../../config/config.ts";
import { openStore } from "../../platform/database/index.ts";
import { createLog } from "../../platform/log.ts";
import { startServer } from "../../server.ts";
import { scriptAudit } from "../script-audit.ts";

const EVERY_MS = 200;
const FEW = 3;
const [name = "", how = "few"] = process.argv.slice(2);
const scripted = scriptAudit();

const openAudit: OpenAudit = (request, store, options) => ({
  ...scripted(request, store, options),
  crawl: async () => {
    for (let written = 0; how === "endless" || written < FEW; written += 1) {
      const outcome = await store.saveBatch(Buffer.from(name), 1).then(
        () => "written",
        (error: unknown) => (error instanceof Error ? error.name : String(error)),
      );
      console.log(`${request.url} ${outcome}`);
      options.signal.throwIfAborted();
      await pause(EVERY_MS);
    }
  },
});

const config = readConfig(process.env);
const log = createLog("silent");
await startServer(config, { store: await openStore(config, log), log, openAudit });
console.log("working");
