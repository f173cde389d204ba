import { buildAuditProcess } from "./build-audit.ts";
import { buildWeb } from "./build-web.ts";
import { become } from "./run-command.ts";
import { serverMemory } from "./server-memory.ts";

/** Serves the product: builds the browser application and the auditing process where needed, then runs the server until it is stopped. */
export function start(args: readonly string[]): void {
  buildWeb();
  become(process.execPath, ["apps/server/src/main.ts", ...args], { ...serverMemory, ...buildAuditProcess() });
}
