import { become } from "./run-command.ts";

/** `npm run task changes-lab -- --seed 2`: twenty changes of a site, each audited, and what became of its owner's tasks. */
export function changesLab(args: readonly string[]): void {
  become(process.execPath, ["apps/server/src/testing/changes-lab/main.ts", ...args]);
}
