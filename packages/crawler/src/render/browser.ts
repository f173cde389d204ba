import { chromium, type Browser, type BrowserContext } from "playwright-core";
import type { ForeignCounts } from "../egress/foreign-account.ts";
import { openForwardProxy, type ForwardProxy } from "../egress/forward-proxy.ts";
import { isSandboxOff, leaveRoot } from "./sandbox.ts";
import type { RenderOptions } from "./render-request.ts";

/** A browser that nobody's pages are open in yet. */
export interface LaunchedBrowser {
  readonly browser: Browser;
  readonly sandboxed: boolean;
}

/** What one site's pages share: storage and cache of their own, and egress through a guarded proxy of their own. */
export interface SiteBrowser {
  readonly context: BrowserContext;
  readonly proxy: ForwardProxy;
  /** Bytes on the wire of each file loaded so far: the cache serves later pages, whose visitors may come first. */
  readonly weights: Map<string, number>;
  close(): Promise<void>;
}

/** Takes what does not belong to any site: nobody listens there. */
const NOWHERE = "http://127.0.0.1:1";
const PROXY = { idleMs: 20_000, mostSockets: 128 };

/**
 * Nothing may leave beside the proxy: no name is resolved by the browser, loopback is proxied as well, QUIC,
 * WebTransport and WebRTC's own sockets are off, and so is all the browser asks for itself.
 */
export const guardedFlags = (proxy: string): string[] => [
  `--proxy-server=${proxy}`,
  "--proxy-bypass-list=<-loopback>",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  "--disable-quic",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--disable-blink-features=WebTransport,DirectSockets",
  "--dns-prefetch-disable",
  // Frames of other sites in a process of their own would send requests that nobody judges and counts.
  "--disable-site-isolation-trials",
  "--no-first-run",
  "--no-pings",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-domain-reliability",
  "--renderer-process-limit=4",
  "--js-flags=--max-old-space-size=512",
];

/**
 * Starts a browser with an empty profile and no egress at all. Its sandbox is on unless the operator has switched it off.
 * @throws Error where the machine refuses the sandbox that the operator has not switched off
 */
export async function launchBrowser(executablePath: string): Promise<LaunchedBrowser> {
  const sandboxed = !isSandboxOff();
  leaveRoot([executablePath]);
  const browser = await chromium.launch({
    executablePath,
    args: guardedFlags(NOWHERE),
    chromiumSandbox: sandboxed,
    handleSIGINT: false,
    handleSIGTERM: false,
    timeout: 30_000,
  });
  return { browser, sandboxed };
}

/** Opens a site in a running browser, apart from all others. */
export async function openSiteBrowser(
  browser: Browser,
  options: RenderOptions,
  spent: ForeignCounts,
): Promise<SiteBrowser> {
  const { allowHosts, closedHosts, home } = options;
  const proxy = await openForwardProxy({ allowHosts, closedHosts, home, spent, ...PROXY });
  try {
    const context = await browser.newContext({
      proxy: { server: proxy.address },
      userAgent: `${plainAgent(browser.version())} ${options.userAgent}`,
      viewport: { width: 1280, height: 900 },
      // A service worker's requests could not be weighed against robots.txt.
      serviceWorkers: "block",
      acceptDownloads: false,
      ...(options.locale ? { locale: options.locale } : {}),
    });
    return {
      context,
      proxy,
      weights: new Map(),
      close: async () => {
        await proxy.close();
        await context.close();
      },
    };
  } catch (error) {
    await proxy.close();
    throw error;
  }
}

/** As a browser names itself without a head, so that pages serve it what they serve people; our own name follows. */
const plainAgent = (version: string): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version.split(".")[0]}.0.0.0 Safari/537.36`;
