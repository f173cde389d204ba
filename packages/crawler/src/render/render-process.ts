import { setPriority, tmpdir } from "node:os";
import { openBrowser, type OpenBrowser } from "./browser.ts";
import { within } from "./isolated-world.ts";
import { teachManners, type Manners } from "./manners.ts";
import { memoryBelow } from "./memory.ts";
import { defaultBounds, renderFailure, type RenderOptions, type RenderOutcome } from "./render-request.ts";
import { dropScratch } from "./scratch.ts";
import { visitPage } from "./visit-page.ts";

/** From the parent: the first message opens, every later one asks for a page. */
export type ToRenderer = { readonly open: RenderOptions } | { readonly url: string };
export interface FromRenderer {
  readonly outcome: RenderOutcome;
  readonly sandboxed: boolean;
  /** What the site's robots.txt asks for between two pages, in milliseconds. */
  readonly delayMs: number;
}

const CLOSE_MS = 2_000;

// It lives as long as its parent's channel, and the browser as long as the pipe to this process: no orphans.
process.on("disconnect", () => void leave());
// Whoever waits for an answer of the server comes first.
setPriority(10);

interface Desk {
  readonly options: RenderOptions;
  readonly browser: OpenBrowser;
  readonly manners: Manners;
}

let desk: Promise<Desk> | null = null;

/** Lets the browser end properly if it will, and takes its files along: a parent that was killed can't. */
async function leave(): Promise<void> {
  const closed = desk?.then(({ browser }) => browser.close());
  await within(Promise.resolve(closed), CLOSE_MS).catch(() => {});
  dropScratch(tmpdir());
  process.exit(0);
}

async function open(options: RenderOptions): Promise<Desk> {
  const bounds = { ...defaultBounds, ...options.bounds };
  const browser = await openBrowser(options);
  // Only a new process has a clean start; the parent makes one for the next page.
  browser.context.browser()?.on("disconnected", () => process.connected && process.exit(1));
  const manners = teachManners(options, bounds);
  // Memory is the one bound no page can be asked to keep; the parent tells the page's fate and starts anew.
  setInterval(() => {
    if (memoryBelow(process.pid) > bounds.memory) process.exit(1);
  }, 500).unref();
  return { options, browser, manners };
}

async function visit(url: string): Promise<FromRenderer> {
  try {
    const { browser, manners, options } = await desk!;
    const bounds = { ...defaultBounds, ...options.bounds };
    const outcome = await visitPage(browser, manners, url, options, bounds).catch(() => renderFailure("crashed"));
    const delayMs = await manners.delayMs(url);
    return { outcome: withRobots(outcome, manners), sandboxed: browser.sandboxed, delayMs };
  } catch {
    return { outcome: renderFailure("no-browser"), sandboxed: false, delayMs: 0 };
  }
}

/** robots.txt was asked for beside the browser, and cost the site a request as well. */
function withRobots(outcome: RenderOutcome, manners: Manners): RenderOutcome {
  if (!("page" in outcome)) return outcome;
  const { page } = outcome;
  return { page: { ...page, ownRequests: page.ownRequests + manners.robotsAsked() } };
}

process.on("message", (message: ToRenderer) => {
  if ("open" in message) {
    desk = open(message.open);
    desk.catch(() => {});
    return;
  }
  void visit(message.url).then((answer) => process.connected && process.send!(answer));
});
