import { tmpdir } from "node:os";
import type { ForeignCounts } from "../egress/foreign-account.ts";
import { followParent } from "../follow-parent.ts";
import { lowerPriority } from "../lower-priority.ts";
import { launchBrowser, openSiteBrowser, type LaunchedBrowser, type SiteBrowser } from "./browser.ts";
import { within } from "./isolated-world.ts";
import { createRequestPolicy, type RequestPolicy } from "./request-policy.ts";
import { memoryBelow } from "./memory.ts";
import {
  defaultBounds,
  renderFailure,
  type RenderBounds,
  type RenderOptions,
  type RenderOutcome,
} from "./render-request.ts";
import { dropScratch } from "./scratch.ts";
import { visitPage } from "./visit-page.ts";

/** From the parent: a site is opened before its pages are asked for, one at a time, and closed after them. */
export type ToRenderer =
  | { readonly open: number; readonly options: RenderOptions; readonly spent: Spent }
  | { readonly visit: number; readonly site: number; readonly url: string }
  | { readonly close: number };

/** What browser and policy have let out to sites of others, of the proxy's and the policy's sight. */
export interface Spent {
  readonly proxy: ForeignCounts;
  readonly policy: ForeignCounts;
}

export interface FromRenderer {
  readonly visit: number;
  /** So that the next process goes on counting; null when it could not be told. */
  readonly spent: Spent | null;
  readonly outcome: RenderOutcome;
  readonly sandboxed: boolean;
  /** What the site's robots.txt asks for between two pages, in milliseconds. */
  readonly delayMs: number;
  /** Of the whole browser, in bytes; 0 where the system does not tell. */
  readonly memory: number;
}

type Opening = Extract<ToRenderer, { open: number }>;
type Visit = Extract<ToRenderer, { visit: number }>;

const CLOSE_MS = 2_000;
const LOOK_EVERY_MS = 500;
const LAST_WORDS_MS = 200;

// Whoever waits for an answer of the server comes first.
lowerPriority(10);

interface OpenSite {
  readonly options: RenderOptions;
  readonly bounds: RenderBounds;
  readonly browser: SiteBrowser;
  readonly policy: RequestPolicy;
}

let launched: Promise<LaunchedBrowser> | null = null;
const sites = new Map<number, Promise<OpenSite>>();
/** Memory that the browser may take, by each page under way. */
const underWay = new Map<number, number>();

// It lives as long as its parent's channel, and the browser as long as the pipe to this process: no orphans.
const tell = followParent<FromRenderer>(leave);

/** Lets the browser end properly if it will, and takes its files along: a parent that was killed can't. */
async function leave(): Promise<void> {
  const closed = launched?.then(({ browser }) => browser.close());
  await within(Promise.resolve(closed), CLOSE_MS).catch(() => {});
  dropScratch(tmpdir());
  process.exit(0);
}

async function launch(path: string): Promise<LaunchedBrowser> {
  const started = await launchBrowser(path);
  // Only a new process has a clean start; the parent makes one for the next page.
  started.browser.on("disconnected", () => process.connected && process.exit(1));
  // Memory is the one bound no page can be asked to keep.
  setInterval(() => {
    if (underWay.size > 0 && memoryBelow(process.pid) > Math.min(...underWay.values())) process.exit(1);
  }, LOOK_EVERY_MS).unref();
  return started;
}

async function open({ options, spent }: Opening): Promise<OpenSite> {
  const bounds = { ...defaultBounds, ...options.bounds };
  const { browser } = await (launched ??= launch(options.browser));
  return {
    options,
    bounds,
    browser: await openSiteBrowser(browser, options, spent.proxy),
    policy: createRequestPolicy(options, bounds, spent.policy),
  };
}

async function visit({ visit: id, site, url }: Visit): Promise<void> {
  const opened = await sites.get(site)?.catch(() => null);
  if (!opened) {
    tell({ visit: id, outcome: renderFailure("no-browser"), sandboxed: false, delayMs: 0, spent: null, memory: 0 });
    // The next process may find what this one did not.
    setTimeout(() => process.exit(1), LAST_WORDS_MS);
    return;
  }
  const { browser, policy, options, bounds } = opened;
  underWay.set(id, bounds.memory);
  try {
    const outcome = await visitPage(browser, policy, url, options, bounds);
    const delayMs = await policy.delayMs(url);
    const spent = { proxy: browser.proxy.spent(), policy: policy.spent() };
    const { sandboxed } = await launched!;
    const memory = memoryBelow(process.pid);
    tell({ visit: id, outcome: withRobots(outcome, policy), sandboxed, delayMs, spent, memory });
  } catch {
    process.exit(1);
  } finally {
    underWay.delete(id);
  }
}

/** robots.txt was requested beside the browser, and cost the site a request as well. */
function withRobots(outcome: RenderOutcome, policy: RequestPolicy): RenderOutcome {
  if (!("page" in outcome)) return outcome;
  const { page } = outcome;
  return { page: { ...page, ownRequests: page.ownRequests + policy.robotsAsked() } };
}

process.on("message", (message: ToRenderer) => {
  if ("open" in message) {
    const opening = open(message);
    opening.catch(() => {});
    sites.set(message.open, opening);
  } else if ("close" in message) {
    const closing = sites.get(message.close);
    sites.delete(message.close);
    closing?.then(({ browser }) => browser.close()).catch(() => {});
  } else void visit(message);
});
