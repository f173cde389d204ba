import { become } from "./run-command.ts";

/** `npm run task doors-lab`: walks each way in by the documentation's own blocks, and tells how long each took. */
export function doorsLab(args: readonly string[]): void {
  become(process.execPath, ["apps/server/src/testing/doors-lab/main.ts", ...args]);
}
