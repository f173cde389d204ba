import { buildAudit, builtAudit } from "./build-audit.ts";
import { become } from "./run-command.ts";

/** `npm run -s audit -- <url> ...`: the terminal command. */
export function audit(args: readonly string[]): void {
  buildAudit();
  // The nursery size bounds the memory of a long crawl; see docs/performance.md.
  become(process.execPath, ["--max-semi-space-size=4", builtAudit, ...args]);
}
