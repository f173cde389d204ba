import { existsSync } from "node:fs";

/** Debian's name for Chromium's older headless mode, a program of its own. */
export const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const KNOWN_PLACES = [HEADLESS_SHELL, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

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

/**
 * Path of an installed Chromium, by CHROMIUM_PATH or the usual places; undefined when there is none. The headless shell comes
 * first, as in the product: it shows the same with half of the processor time.
 */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...KNOWN_PLACES].find(
    (path) => path !== undefined && path !== "" && existsSync(path),
  );
}

/** What draws our own pages in tests: the shell also where CHROMIUM_PATH names another browser for what the product opens. */
export const findTestBrowser = (): string | undefined => (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium());
