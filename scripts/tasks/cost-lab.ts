import { become } from "./run-command.ts";

/** `npm run task cost-lab -- <url> [most pages]`: what facts and rules cost on a site of one's own. */
export function costLab(args: readonly string[]): void {
  become(process.execPath, ["--max-semi-space-size=4", "packages/engine/src/testing/cost-lab/main.ts", ...args]);
}
