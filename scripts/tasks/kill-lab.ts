import { become } from "./run-command.ts";

/** `npm run task kill-lab -- --kills 100`: kills the program while it audits and compares what comes of it. */
export function killLab(args: readonly string[]): void {
  become(process.execPath, ["apps/server/src/testing/kill-lab/main.ts", ...args]);
}
