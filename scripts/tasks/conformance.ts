import { become } from "./run-command.ts";

/** `npm run -s conformance -- <suite> <folder>`: our code over vectors measured elsewhere. */
export function conformance(args: readonly string[]): void {
  become(process.execPath, ["packages/engine/src/conformance/main.ts", ...args]);
}
