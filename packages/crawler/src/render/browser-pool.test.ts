import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { plainText, startSite, type LocalSite } from "../testing/local-site.ts";
import { openBrowserPool, type BrowserPool } from "./browser-pool.ts";
import { findBrowser } from "./find-browser.ts";
import type { RenderBounds, RenderOutcome } from "./render-request.ts";
import type { Renderer } from "./renderer.ts";

const MINUTE = { timeout: 90_000 };
const open: (BrowserPool | LocalSite)[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await ("close" in one ? one.close() : one[Symbol.asyncDispose]());
});

function poolOf(options: Parameters<typeof openBrowserPool>[0]): BrowserPool {
  const pool = openBrowserPool(options);
  open.push(pool);
  return pool;
}

async function siteWith(routes: Parameters<typeof startSite>[0]): Promise<LocalSite> {
  const site = await startSite(routes);
  open.push(site);
  return site;
}

const siteOf = (pool: BrowserPool, site: LocalSite, bounds: Partial<RenderBounds> = {}): Renderer =>
  pool.openSite({
    browser: findBrowser()!,
    home: `${site.origin}/`,
    userAgent: "TestBot/1.0",
    allowHosts: [site.hostPort],
    rate: 0,
    bounds,
  });

const kindOf = (outcome: RenderOutcome): string => ("page" in outcome ? "page" : outcome.failure.kind);
const titleOf = (outcome: RenderOutcome): string | undefined =>
  "page" in outcome ? outcome.page.rendered.head.titles[0] : outcome.failure.message;

const hostsBelow = (pid: number): number =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .trim()
    .split(" ")
    .filter((child) => child !== "" && isHost(child)).length;

function isHost(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("render-process");
  } catch {
    return false;
  }
}

const remembers = `<title>new</title><h1>shop</h1><script>
const seen = localStorage.seen || document.cookie.includes("seen");
if (seen) document.title = "known";
localStorage.seen = "yes"; document.cookie = "seen=yes";
</script>`;

test("audits share one browser and nothing in it: storage and cookies are each one's own", MINUTE, async () => {
  const site = await siteWith({ "/robots.txt": plainText(""), "/": remembers });
  const pool = poolOf({ browsers: 1, pages: 2 });
  const [one, other] = [siteOf(pool, site), siteOf(pool, site)];
  const first = await Promise.all([one.render(`${site.origin}/`), other.render(`${site.origin}/`)]);
  expect(first.map(titleOf)).toEqual(["new", "new"]);
  expect(titleOf(await one.render(`${site.origin}/`))).toBe("known");
  expect(hostsBelow(process.pid)).toBe(1);
  expect(one.busyMs()).toBeGreaterThan(other.busyMs());
});

test("a page that ends the browser costs its own audit a page, and others only a second try", MINUTE, async () => {
  const site = await siteWith({ "/": "<title>fine</title><h1>fine</h1>" });
  const greedy = await siteWith({ "/": "<title>greedy</title><h1>greedy</h1>" });
  const pool = poolOf({ browsers: 1, pages: 2 });
  const hostile = siteOf(pool, greedy, { memory: 1 });
  const outcomes = await Promise.all([
    siteOf(pool, site).render(`${site.origin}/`),
    hostile.render(`${greedy.origin}/`),
  ]);
  expect(outcomes.map(kindOf)).toEqual(["page", "crashed"]);
});

test(
  "there are never more pages at once than there is room for, and a browser without pages ends",
  MINUTE,
  async () => {
    let now = 0;
    let most = 0;
    const site = await siteWith((path: string) => {
      if (path === "/begin") most = Math.max(most, (now += 1));
      if (path === "/end") now -= 1;
      return path.startsWith("/page")
        ? `<h1>page</h1><script>fetch("/begin"); setTimeout(() => fetch("/end"), 600)</script>`
        : { body: "" };
    });
    const pool = poolOf({ browsers: 2, pages: 2, idleMs: 300 });
    const renderers = Array.from({ length: 4 }, () => siteOf(pool, site));
    const outcomes = await Promise.all(renderers.map((one, at) => one.render(`${site.origin}/page-${at}`)));
    expect(outcomes.map(kindOf)).toEqual(["page", "page", "page", "page"]);
    expect(most).toBeLessThanOrEqual(2);
    await expect.poll(() => hostsBelow(process.pid), { timeout: 10_000 }).toBe(0);
  },
);
