import { buildAuditProcess } from "./build-audit.ts";
import { become } from "./run-command.ts";
import { serverMemory } from "./server-memory.ts";

/** `npm run task pace-lab`: from address to plan against what a site's pace takes, with a browser and without. */
export function paceLab(args: readonly string[]): void {
  become(process.execPath, ["apps/server/src/testing/pace-lab/main.ts", ...args], {
    ...serverMemory,
    ...buildAuditProcess(),
  });
}
