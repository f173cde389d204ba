import { setPriority, tmpdir } from "node:os";
import type { ForeignCounts } from "../egress/foreign-account.ts";
import { openBrowser, type OpenBrowser } from "./browser.ts";
import { within } from "./isolated-world.ts";
import { createRequestPolicy, type RequestPolicy } from "./request-policy.ts";
import { memoryBelow } from "./memory.ts";
import { defaultBounds, renderFailure, type RenderOptions, type RenderOutcome } from "./render-request.ts";
import { dropScratch } from "./scratch.ts";
import { visitPage } from "./visit-page.ts";

/** From the parent: the first message opens, every later one asks for a page. */
export type ToRenderer = { readonly open: RenderOptions; readonly spent: Spent } | { readonly url: string };
/** What browser and policy have let out to sites of others, of the proxy's and the policy's sight. */
export interface Spent {
  readonly proxy: ForeignCounts;
  readonly policy: ForeignCounts;
}

export interface FromRenderer {
  /** So that the next process goes on counting; null when it could not be told. */
  readonly spent: Spent | null;
  readonly outcome: RenderOutcome;
  readonly sandboxed: boolean;
  /** What the site's robots.txt asks for between two pages, in milliseconds. */
  readonly delayMs: number;
}

type Opening = Extract<ToRenderer, { open: RenderOptions }>;

const CLOSE_MS = 2_000;

// It lives as long as its parent's channel, and the browser as long as the pipe to this process: no orphans.
process.on("disconnect", () => void leave());
// Whoever waits for an answer of the server comes first.
setPriority(10);

interface OpenSession {
  readonly options: RenderOptions;
  readonly browser: OpenBrowser;
  readonly policy: RequestPolicy;
}

let session: Promise<OpenSession> | null = null;

/** Lets the browser end properly if it will, and takes its files along: a parent that was killed can't. */
async function leave(): Promise<void> {
  const closed = session?.then(({ browser }) => browser.close());
  await within(Promise.resolve(closed), CLOSE_MS).catch(() => {});
  dropScratch(tmpdir());
  process.exit(0);
}

async function open({ open: options, spent }: Opening): Promise<OpenSession> {
  const bounds = { ...defaultBounds, ...options.bounds };
  const browser = await openBrowser(options, spent.proxy);
  // Only a new process has a clean start; the parent makes one for the next page.
  browser.context.browser()?.on("disconnected", () => process.connected && process.exit(1));
  const policy = createRequestPolicy(options, bounds, spent.policy);
  // Memory is the one bound no page can be asked to keep; the parent reports the page as crashed and starts anew.
  setInterval(() => {
    if (memoryBelow(process.pid) > bounds.memory) process.exit(1);
  }, 500).unref();
  return { options, browser, policy };
}

async function visit(url: string): Promise<FromRenderer> {
  try {
    const { browser, policy, options } = await session!;
    const bounds = { ...defaultBounds, ...options.bounds };
    const outcome = await visitPage(browser, policy, url, options, bounds).catch(() => renderFailure("crashed"));
    const delayMs = await policy.delayMs(url);
    const spent = { proxy: browser.proxy.spent(), policy: policy.spent() };
    return { outcome: withRobots(outcome, policy), sandboxed: browser.sandboxed, delayMs, spent };
  } catch {
    return { outcome: renderFailure("no-browser"), sandboxed: false, delayMs: 0, spent: null };
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
    session = open(message);
    session.catch(() => {});
    return;
  }
  void visit(message.url).then((answer) => process.connected && process.send!(answer));
});
