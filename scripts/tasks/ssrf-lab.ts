import { become } from "./run-command.ts";

/**
 * `npm run task ssrf-lab`: leads every way in which we fetch to private addresses; `-- --only crawls`, `browser` or
 * `lighthouse`, which must be installed.
 */
export function ssrfLab(args: readonly string[]): void {
  become(process.execPath, ["packages/crawler/src/testing/ssrf-lab/main.ts", ...args]);
}
