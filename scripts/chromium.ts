import { existsSync } from "node:fs";

const KNOWN_PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Flags that keep headless Chromium quiet: no sandbox for root, no calls home. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Path of an installed Chromium, by CHROMIUM_PATH or the usual places; undefined when there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...KNOWN_PLACES].find(
    (path) => path !== undefined && path !== "" && existsSync(path),
  );
}
