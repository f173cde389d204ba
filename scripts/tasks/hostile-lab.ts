import { become } from "./run-command.ts";

/** `npm run task hostile-lab`: audits the 64 hostile sites of the testkit with the product's own limits. */
export function hostileLab(args: readonly string[]): void {
  become(process.execPath, ["packages/engine/src/testing/hostile-lab/main.ts", ...args]);
}
