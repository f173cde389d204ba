import { become } from "./run-command.ts";

/** `npm run task api-lab -- --pages 10000`: how quickly calls are answered while the program reads a site. */
export function apiLab(args: readonly string[]): void {
  become(process.execPath, ["apps/server/src/testing/api-lab/main.ts", ...args]);
}
