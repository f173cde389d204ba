import { buildAuditProcess } from "./build-audit.ts";
import { become } from "./run-command.ts";
import { serverMemory } from "./server-memory.ts";

/** `npm run task soak-lab -- --minutes 30`: what a program holds while people look on and audits come and go. */
export function soakLab(args: readonly string[]): void {
  become(process.execPath, ["apps/server/src/testing/soak-lab/main.ts", ...args], {
    ...serverMemory,
    ...buildAuditProcess(),
  });
}
