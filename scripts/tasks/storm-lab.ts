import { buildAuditProcess } from "./build-audit.ts";
import { become } from "./run-command.ts";
import { serverMemory } from "./server-memory.ts";

/** `npm run task storm-lab -- --minutes 10`: audits while connections, disks, processes and the database fail. */
export function stormLab(args: readonly string[]): void {
  become(process.execPath, ["apps/server/src/testing/storm-lab/main.ts", ...args], {
    ...serverMemory,
    ...buildAuditProcess(),
  });
}
