import { existsSync } from "node:fs";

/** The headless shell first, where there is one: it shows the same with half of the processor time. */
const KNOWN_PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Path of this machine's Chromium: CHROMIUM_PATH, or one of the usual places; null when there is none. */
export function findBrowser(env: Readonly<Record<string, string | undefined>> = process.env): string | null {
  const named = env["CHROMIUM_PATH"];
  if (named !== undefined && named !== "") return existsSync(named) ? named : null;
  return KNOWN_PLACES.find((path) => existsSync(path)) ?? null;
}
