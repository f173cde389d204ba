import { buildAuditProcess } from "./build-audit.ts";
import { become } from "./run-command.ts";
import { serverMemory } from "./server-memory.ts";

/** `npm run task fleet-lab -- --sites 24`: many sites at once against one alone. */
export function fleetLab(args: readonly string[]): void {
  become(process.execPath, ["apps/server/src/testing/fleet-lab/main.ts", ...args], {
    ...serverMemory,
    ...buildAuditProcess(),
  });
}
