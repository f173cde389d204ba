import { become } from "./run-command.ts";

/** `npm run task attack-lab`: attacks the product as it runs in production, on both stores, and tells what held. */
export function attackLab(args: readonly string[]): void {
  become(process.execPath, ["apps/server/src/testing/attack-lab/main.ts", ...args]);
}
