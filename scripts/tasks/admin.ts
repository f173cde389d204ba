import { become } from "./run-command.ts";

/** `npm run admin -- <command>`: the operator's commands. */
export function admin(args: readonly string[]): void {
  become(process.execPath, ["apps/server/src/admin.ts", ...args]);
}
