import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { guardedFlags } from "../render/browser.ts";
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

/** Chromium refuses its sandbox to root, and without a word ends where the machine refuses it to Chromium. */
const STAYS_MS = 1_500;

/** Starts a browser in this process's own group, so that whoever ends the group ends it too. */
export async function startBrowser(start: BrowserStart): Promise<BrowserPipe> {
  const isRoot = process.getuid?.() === 0;
  const first = launch(start, isRoot ? ["--no-sandbox"] : []);
  if (isRoot || (await stays(first))) return pipeOf(first);
  return pipeOf(launch(start, ["--no-sandbox"]));
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

function stays(browser: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), STAYS_MS);
    const gone = (): void => {
      clearTimeout(timer);
      resolve(false);
    };
    browser.once("exit", gone);
    browser.once("error", gone);
  });
}

function pipeOf(browser: ChildProcess): BrowserPipe {
  // Said by the pipe that closes.
  browser.on("error", () => {});
  const [, , , toBrowser, fromBrowser] = browser.stdio;
  return openBrowserPipe(toBrowser as Writable, fromBrowser as Readable);
}
