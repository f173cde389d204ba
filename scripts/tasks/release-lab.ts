import { become } from "./run-command.ts";

/** `npm run task release-lab`: the release before this one is replaced by it under load, and comes back. */
export function releaseLab(args: readonly string[]): void {
  become(process.execPath, ["apps/server/src/testing/release-lab/main.ts", ...args]);
}
