import { chownSync, closeSync, openSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";

/** Whether Chromium may run without its sandbox: only where the operator has said so. */
export const isSandboxOff = (env: Readonly<Record<string, string | undefined>> = process.env): boolean =>
  env["CHROMIUM_SANDBOX"] === "off";

/** The user that owns nothing, on Linux as on the BSDs. */
const NOBODY = 65_534;

/**
 * Prepares this process to start Chromium in its sandbox, which it refuses to root: a process of root becomes that of the
 * user who owns nothing, for good, and its folder for temporary files goes along.
 * @param files what has to be read from then on, beside this package
 * @throws Error where that user can't read the program or the browser
 */
export function leaveRoot(files: readonly string[]): void {
  if (process.getuid?.() !== 0 || isSandboxOff()) return;
  const needed = [createRequire(import.meta.url).resolve("playwright-core"), ...files];
  chownSync(tmpdir(), NOBODY, NOBODY);
  process.setgroups?.([]);
  process.setegid?.(NOBODY);
  process.seteuid?.(NOBODY);
  for (const file of needed) closeSync(openSync(file, "r"));
  process.seteuid?.(0);
  process.setegid?.(0);
  process.setgid?.(NOBODY);
  process.setuid?.(NOBODY);
}
