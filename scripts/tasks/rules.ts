import { become } from "./run-command.ts";

/** `npm run -s rules -- --json`: the catalogue of rules; without arguments it says what else it can do. */
export const rules = (args: readonly string[]): void =>
  become(process.execPath, ["packages/auditor/src/catalogue/main.ts", ...args]);
