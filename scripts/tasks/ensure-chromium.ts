import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium, HEADLESS_SHELL } from "../chromium.ts";
import { must } from "./run-command.ts";

/** Path of a Chromium for the browser tests; installs Debian's package where there is none. */
export function ensureChromium(): string {
  const found = findChromium() ?? installChromium();
  if (found !== HEADLESS_SHELL && !process.env["CHROMIUM_PATH"] && existsSync(APT)) {
    const [command, ...before] = aptGet();
    // Other systems have no such package, and other people no right to install it; the whole Chromium serves them.
    spawnSync(command, [...before, "install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"], {
      stdio: "ignore",
      timeout: 300_000,
    });
  }
  return findChromium() ?? found;
}

const APT = "/usr/bin/apt-get";

const aptGet = (): readonly [command: string, ...args: string[]] =>
  process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];

function installChromium(): string {
  if (!existsSync(APT)) {
    console.error("The browser tests need Chromium: install it, or name its path in CHROMIUM_PATH.");
    process.exit(1);
  }
  console.error("Chromium is missing; installing the system's package (once).");
  const [command, ...before] = aptGet();
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  must(command, [...before, "update", "-qq"], quiet);
  must(command, [...before, "install", "-y", "-qq", "--no-install-recommends", "chromium"], quiet);
  return "/usr/bin/chromium";
}
