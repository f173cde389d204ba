import { buildAudit } from "./build-audit.ts";
import { become } from "./run-command.ts";

/** `npm run -s audit -- <url> ...`: the terminal command. */
export function audit(args: readonly string[]): void {
  const built = buildAudit();
  // The nursery's size, a heap that is collected before it has grown by half, and buffers that go back to the system bound the memory of a long crawl; see docs/performance.md.
  become(process.execPath, ["--max-semi-space-size=4", "--heap-growing-percent=40", built, ...args], {
    MALLOC_MMAP_THRESHOLD_: "65536",
    MALLOC_TRIM_THRESHOLD_: "131072",
    MALLOC_ARENA_MAX: "2",
  });
}

/** `npm run -s mcp`: the terminal's engine for an assistant of this machine. */
export const mcp = (args: readonly string[]): void => audit(["mcp", ...args]);
