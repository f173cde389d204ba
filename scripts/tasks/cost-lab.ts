import { become } from "./run-command.ts";

/** `npm run task cost-lab -- <folder of saved sites or address>...`: what each stage of an audit costs a page. */
export function costLab(args: readonly string[]): void {
  become(process.execPath, ["--max-semi-space-size=4", "packages/engine/src/testing/cost-lab/main.ts", ...args]);
}
