import { chromium, type Browser, type BrowserContext } from "playwright-core";
import type { ForeignCounts } from "../egress/foreign-account.ts";
import { openForwardProxy, type ForwardProxy } from "../egress/forward-proxy.ts";
import { isSandboxOff, leaveRoot } from "./sandbox.ts";
import type { RenderOptions } from "./render-request.ts";

/** A running browser whose only egress is the guarded proxy. */
export interface OpenBrowser {
  readonly context: BrowserContext;
  readonly proxy: ForwardProxy;
  readonly sandboxed: boolean;
  /** Bytes on the wire of each file loaded so far: the cache serves later pages, whose visitors may come first. */
  readonly weights: Map<string, number>;
  close(): Promise<void>;
}

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

/** Starts a browser with its own proxy and an empty profile. Its sandbox is on unless the operator has switched it off. */
export async function openBrowser(options: RenderOptions, spent?: ForeignCounts): Promise<OpenBrowser> {
  const proxy = await openForwardProxy({
    allowHosts: options.allowHosts,
    closedHosts: options.closedHosts,
    home: options.home,
    ...(spent === undefined ? {} : { spent }),
    ...PROXY,
  });
  try {
    const { browser, sandboxed } = await launch(options.browser, guardedFlags(proxy.address));
    const context = await browser.newContext({
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
      sandboxed,
      weights: new Map(),
      close: async () => {
        await proxy.close();
        await browser.close();
      },
    };
  } catch (error) {
    await proxy.close();
    throw error;
  }
}

/** @throws Error where the machine refuses the sandbox that the operator has not switched off */
async function launch(executablePath: string, args: string[]): Promise<{ browser: Browser; sandboxed: boolean }> {
  const sandboxed = !isSandboxOff();
  leaveRoot([executablePath]);
  const browser = await chromium.launch({
    executablePath,
    args,
    chromiumSandbox: sandboxed,
    handleSIGINT: false,
    handleSIGTERM: false,
    timeout: 30_000,
  });
  return { browser, sandboxed };
}

/** As a browser names itself without a head, so that pages serve it what they serve people; our own name follows. */
const plainAgent = (version: string): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version.split(".")[0]}.0.0.0 Safari/537.36`;
