import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { guardedFlags } from "../render/browser.ts";
import { isSandboxOff, leaveRoot } from "../render/sandbox.ts";
import { openBrowserPipe, type BrowserPipe } from "./browser-pipe.ts";

interface BrowserStart {
  readonly browser: string;
  /** address of the guarded egress proxy. */
  readonly proxy: string;
  /** Folder for the profile. */
  readonly scratch: string;
  readonly locale?: string;
}

/** HTTPS upgrades among them: a site that speaks http only would be an interstitial instead of a page. */
const NOT_WANTED = [
  "Translate",
  "OptimizationHints",
  "MediaRouter",
  "InterestFeedContentSuggestions",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
];

const QUIET = [
  "--headless=new",
  "--remote-debugging-pipe",
  "--no-default-browser-check",
  "--disable-breakpad",
  "--disable-default-apps",
  "--disable-extensions",
  "--disable-dev-shm-usage",
  `--disable-features=${NOT_WANTED.join(",")}`,
  "--hide-scrollbars",
  "--mute-audio",
  "--password-store=basic",
  "--use-mock-keychain",
];

/**
 * Starts a browser in this process's own group, so that whoever ends the group ends it too. A machine that refuses its
 * sandbox ends it, which the pipe says.
 */
export function startBrowser(start: BrowserStart): BrowserPipe {
  leaveRoot([start.browser]);
  return pipeOf(launch(start, isSandboxOff() ? ["--no-sandbox"] : []));
}

const launch = ({ browser, proxy, scratch, locale }: BrowserStart, more: readonly string[]): ChildProcess =>
  spawn(
    browser,
    [
      ...guardedFlags(proxy),
      ...QUIET,
      ...more,
      `--user-data-dir=${join(scratch, "profile")}`,
      ...(locale === undefined ? [] : [`--accept-lang=${locale}`]),
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"], detached: false },
  );

function pipeOf(browser: ChildProcess): BrowserPipe {
  // Said by the pipe that closes.
  browser.on("error", () => {});
  const [, , , toBrowser, fromBrowser] = browser.stdio;
  return openBrowserPipe(toBrowser as Writable, fromBrowser as Readable);
}
