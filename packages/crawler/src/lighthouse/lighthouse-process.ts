import { tmpdir } from "node:os";
import { openForwardProxy } from "../egress/forward-proxy.ts";
import { followParent } from "../follow-parent.ts";
import { lowerPriority } from "../lower-priority.ts";
import { createRequestPolicy, type Session } from "../render/request-policy.ts";
import { memoryBelow } from "../render/memory.ts";
import { defaultBounds } from "../render/render-request.ts";
import { dropScratch } from "../render/scratch.ts";
import { watchTransfers } from "../render/transfers.ts";
import { loadInstalled, type LabBrowser, type LabPage } from "./installed.ts";
import {
  faultSentences,
  type LighthouseFault,
  type LighthouseFigures,
  type LighthouseRequest,
} from "./lighthouse-request.ts";
import { runLighthouse } from "./run-lighthouse.ts";
import { startBrowser } from "./start-browser.ts";

/** From the parent: the one page to measure. Requests to the site are reported while it runs. */
export type ToLighthouse = LighthouseRequest;
export type FromLighthouse =
  | { readonly ownRequests: number }
  | { readonly figures: LighthouseFigures }
  | { readonly fault: LighthouseFault; readonly reason: string };

const LOOK_EVERY_MS = 250;
const PROXY = { idleMs: 20_000, mostSockets: 128 };
/** Its requests could not be weighed against robots.txt. */
const NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker";

// It lives as long as its parent's channel, and the browser as long as the pipe to this process: no orphans.
const tell = followParent<FromLighthouse>(() => {
  dropScratch(tmpdir());
  process.exit(0);
});
// Whoever waits for an answer of the server comes first.
lowerPriority(10);

const { error: complain } = console;
// Lighthouse's trace engine writes whole stacks for what it then says in its result.
console.error = console.warn = () => {};

const fail = (fault: LighthouseFault): FromLighthouse => ({ fault, reason: faultSentences[fault] });

async function measure(request: LighthouseRequest): Promise<FromLighthouse> {
  const { url, home, allowHosts, closedHosts, userAgent, lighthouse, browser: path, locale } = request;
  const policy = createRequestPolicy({ ...request, rate: 0 }, defaultBounds);
  const isAllowed = await policy.allows(url);
  const robots = policy.robotsAsked();
  tell({ ownRequests: robots });
  if (!isAllowed) return fail("forbidden");
  const installed = await loadInstalled(lighthouse);
  const proxy = await openForwardProxy({ allowHosts, closedHosts, home, ...PROXY });
  const pipe = startBrowser({
    browser: path,
    proxy: proxy.address,
    scratch: tmpdir(),
    ...(locale === undefined ? {} : { locale }),
  });
  const opened = await open(installed.connect(pipe));
  if (opened === null) return fail("no-browser");
  const { page, agent } = opened;
  const session = (await page.createCDPSession()) as Session;
  const transfers = await watchTransfers(session, home, new Map());
  await session.send("Page.addScriptToEvaluateOnNewDocument", { source: NO_SERVICE_WORKER });
  await policy.watch(session);
  const asked = (): number => robots + transfers.ownRequests();
  watchBounds(proxy.received, asked);
  const outcome = await runLighthouse(installed, page, { url, home, agent: `${agent} ${userAgent}` });
  tell({ ownRequests: asked() });
  return outcome;
}

async function open(connecting: Promise<LabBrowser>): Promise<{ page: LabPage; agent: string } | null> {
  try {
    const browser = await connecting;
    const page = await browser.newPage();
    browser.on("targetcreated", (target) => {
      if (target.type() === "page")
        void target.page().then(
          (popup) => popup?.close(),
          () => {},
        );
    });
    return { page, agent: phoneAgent(await browser.version()) };
  } catch {
    return null;
  }
}

/** The phone that Lighthouse imagines, with this browser's version (core/config/constants.js of Lighthouse). */
const phoneAgent = (version: string): string =>
  `Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${/\d+/.exec(version)?.[0] ?? "130"}.0.0.0 Mobile Safari/537.36`;

/** Reports requests to the site, and ends a page that takes more than any page may. */
function watchBounds(received: () => number, ownRequests: () => number): void {
  let asked = 0;
  setInterval(() => {
    if (ownRequests() > asked) tell({ ownRequests: (asked = ownRequests()) });
    if (received() > defaultBounds.bytes) tell(fail("too-large"));
    if (memoryBelow(process.pid) > defaultBounds.memory) tell(fail("too-large"));
  }, LOOK_EVERY_MS).unref();
}

process.once("message", (request: ToLighthouse) => {
  measure(request).then(tell, (error: unknown) => {
    complain("Lighthouse ended early:", error);
    tell(fail("crashed"));
  });
});
