import { become } from "./run-command.ts";

/** `npm run task same-audit -- <folder> [times]`: audits each frozen site of a folder several times and compares. */
export function sameAudit(args: readonly string[]): void {
  become(process.execPath, ["packages/engine/src/testing/same-audit/main.ts", ...args]);
}
