import { createServer, type AddressInfo, type Server } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CrawlRefused } from "../refused.ts";
import { crawlLocal } from "../testing/crawl-local.ts";
import { page, plainText, redirect, startSite, type Answer } from "../testing/local-site.ts";
import { privateTargets } from "../testing/private-targets.ts";
import { openEgress } from "./egress.ts";
import { WEB_PORTS } from "./target.ts";

let canaries: Server[] = [];
let port = 0;
let touched = 0;

/** Listens on every address of this machine, on the first port for websites that is free. */
beforeAll(async () => {
  for (const wanted of WEB_PORTS) {
    canaries = await Promise.all(["0.0.0.0", "::"].map((host) => listen(host, wanted)));
    port = Math.max(...canaries.map((canary) => (canary.address() as AddressInfo | null)?.port ?? 0));
    if (port > 0) return;
  }
  throw new Error("No port for websites is free on this machine.");
});
afterAll(() => {
  for (const canary of canaries) canary.close();
});

function listen(host: string, wanted: number): Promise<Server> {
  const canary = createServer((socket) => {
    touched += 1;
    socket.destroy();
  });
  return new Promise((resolve) => {
    canary.once("error", () => resolve(canary));
    canary.listen({ host, port: wanted, ipv6Only: true }, () => resolve(canary));
  });
}

/** Whether an address led to an error, and to no answer. */
function isRefused(url: string): Promise<boolean> {
  const parsed = URL.parse(url);
  if (parsed === null || !parsed.protocol.startsWith("http")) return Promise.resolve(true);
  const egress = openEgress({ allowHosts: [], connectMs: 2000, headerBytes: 65_536 });
  return new Promise<boolean>((resolve) => {
    egress.send(
      parsed,
      {},
      {
        onRequestStart() {},
        onResponseStart: () => resolve(false),
        onResponseData() {},
        onResponseEnd() {},
        onResponseError: (_controller, error) => resolve("code" in error && error.code === "EBLOCKED"),
      },
    );
  }).finally(() => egress.close());
}

describe("no connection is ever made to what is not public", () => {
  it("by any spelling of an address [420 cases]", { timeout: 60_000 }, async () => {
    const targets = privateTargets(port);
    expect(targets.length).toBeGreaterThanOrEqual(420);
    const passed: string[] = [];
    for (const target of targets) if (!(await isRefused(target))) passed.push(target);
    expect(passed).toEqual([]);
    expect(touched).toBe(0);
  });

  const worst = (): string[] => privateTargets(port).filter((url) => /127\.|::1\]|localhost|169\.254/.test(url));
  const sites: [string, (target: string) => Record<string, Answer>][] = [
    ["a page's links", (target) => ({ "/": page("Home", target) })],
    ["a page that redirects", (target) => ({ "/": page("Home", "/on"), "/on": redirect(target) })],
    ["robots.txt that redirects", (target) => ({ "/": page("Home"), "/robots.txt": redirect(target) })],
    [
      "a sitemap that robots.txt names",
      (target) => ({ "/": page("Home"), "/robots.txt": plainText(`Sitemap: ${target}`) }),
    ],
    ["a sitemap in an index", (target) => ({ "/": page("Home"), "/sitemap.xml": index(target) })],
    [
      "a page's icon",
      (target) => ({ "/": page("Home").replace("<title>", `<link rel="icon" href="${target}"><title>`) }),
    ],
    [
      "a page's refresh",
      (target) => ({
        "/": page("Home").replace("<title>", `<meta http-equiv="refresh" content="0;url=${target}"><title>`),
      }),
    ],
  ];

  it.each(sites)("by %s [20 targets]", { timeout: 60_000 }, async (_name, routesFor) => {
    for (const target of worst().slice(0, 20)) {
      await using site = await startSite(routesFor(target));
      // Refusing the whole site is an answer as well.
      await crawlLocal(site).catch((error: unknown) => expect(error).toBeInstanceOf(CrawlRefused));
      expect([target, touched]).toEqual([target, 0]);
    }
  });
});

function index(target: string): Answer {
  return {
    headers: { "content-type": "application/xml" },
    body: `<sitemapindex><sitemap><loc>${target.replaceAll("&", "&amp;")}</loc></sitemap></sitemapindex>`,
  };
}
