import { become } from "./run-command.ts";

/** `npm run task lists-lab -- --jobs 100000 --accounts 10000`: what the operator's list of jobs costs on each database. */
export function listsLab(args: readonly string[]): void {
  become(process.execPath, ["apps/server/src/testing/lists-lab/main.ts", ...args]);
}
