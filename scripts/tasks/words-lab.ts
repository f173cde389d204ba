import { buildAuditProcess } from "./build-audit.ts";
import { become } from "./run-command.ts";

/** `npm run task words-lab -- <folder with site-*>`: a model rewords the plans of saved sites; what they promise must hold. */
export function wordsLab(args: readonly string[]): void {
  become(process.execPath, ["apps/server/src/testing/words-lab/main.ts", ...args], buildAuditProcess());
}
