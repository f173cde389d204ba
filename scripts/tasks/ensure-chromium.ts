import { existsSync } from "node:fs";
import { findChromium } from "../chromium.ts";
import { must } from "./run-command.ts";

/** Path of a Chromium for the browser tests; installs Debian's package where there is none. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (!existsSync("/usr/bin/apt-get")) {
    console.error("The browser tests need Chromium: install it, or name its path in CHROMIUM_PATH.");
    process.exit(1);
  }
  console.error("Chromium is missing; installing the system's package (once).");
  const [command, ...before] = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  must(command!, [...before, "update", "-qq"], quiet);
  must(command!, [...before, "install", "-y", "-qq", "--no-install-recommends", "chromium"], quiet);
  return "/usr/bin/chromium";
}
