import { become } from "./run-command.ts";

/** `npm run task worker-lab`: many workers, a frozen one, 200 restarts and 50 cancels; `-- --only claims` for one part. */
export function workerLab(args: readonly string[]): void {
  become(process.execPath, ["apps/server/src/testing/worker-lab/main.ts", ...args]);
}
