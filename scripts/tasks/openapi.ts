import { become } from "./run-command.ts";

/** `npm run task openapi`: writes the published description anew, and refuses what would break programs. */
export const openapi = (args: readonly string[]): void =>
  become(process.execPath, ["apps/server/src/features/reference/write-description.ts", ...args]);
