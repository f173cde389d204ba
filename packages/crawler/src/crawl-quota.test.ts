import { expect, test } from "vitest";
import { CrawlRefused } from "./refused.ts";
import type { CrawlQuota } from "./request.ts";
import { crawlLocal, settingsWith } from "./testing/crawl-local.ts";
import { page, plainText, startSite } from "./testing/local-site.ts";

/** Names without figures: a row of numbers would be taken for a trap. */
const nameOf = (index: number): string =>
  `/${index.toString(4).replaceAll(/\d/g, (digit) => ["ba", "ce", "di", "fo"][Number(digit)]!)}`;
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => nameOf(index));

/** A site of so many pages, all linked from the start. */
const wideSite = (count: number) =>
  startSite((path) =>
    path === "/" ? page("Home", ...names(count)) : names(count).includes(path) ? page(path) : undefined,
  );

/** RequestQuota for a number of requests. */
function quotaOf(most: number): CrawlQuota & { left(): number } {
  let left = most;
  return {
    take: async (wanted) => {
      const granted = Math.min(wanted, left);
      left -= granted;
      return granted;
    },
    giveBack: async (unused) => void (left += unused),
    left: () => left,
  };
}

test("a crawl sends exactly as many requests as today's quota allows, and says that it ended there", async () => {
  await using site = await wideSite(60);
  const { end, pages } = await crawlLocal(site, { quota: quotaOf(40) });
  expect(site.visits).toHaveLength(40);
  expect(end.stopped).toBe("day");
  expect(pages.length).toBeGreaterThan(25);
});

test("what a crawl did not need is given back", async () => {
  await using site = await wideSite(5);
  const quota = quotaOf(100);
  const { end } = await crawlLocal(site, { quota });
  expect(end.stopped).toBe("done");
  expect(quota.left()).toBe(100 - site.visits.length);
});

test("requests under other crawlers' names and variants count against the quota like any other request, and end with it", async () => {
  let asOthers = 0;
  await using site = await startSite((path) => {
    if (path !== "/" && !names(50).includes(path)) return undefined;
    return (request, response) => {
      if (request.headers["x-asked-by"] !== undefined) asOthers += 1;
      response.writeHead(200, { "content-type": "text/html" }).end(page("Page", ...names(50)));
    };
  });
  const wide = quotaOf(200);
  await crawlLocal(site, { again: true, quota: wide });
  expect(asOthers).toBeGreaterThan(5);
  expect(wide.left()).toBe(200 - site.visits.length);
  const [all, others] = [site.visits.length, asOthers];
  const { end } = await crawlLocal(site, { again: true, quota: quotaOf(all - 3) });
  expect(end.stopped).toBe("day");
  expect(site.visits.length).toBe(2 * all - 3);
  expect(asOthers).toBe(2 * others - 3);
});

test("without any quota nothing is requested, and nothing is claimed of the site", async () => {
  await using site = await wideSite(5);
  const crawl = crawlLocal(site, { quota: quotaOf(0) });
  await expect(crawl).rejects.toThrow(CrawlRefused);
  await expect(crawl).rejects.toThrow(/was read as often today as a site may be/);
  expect(site.visits).toEqual([]);
});

test("the asker's own site needs no quota, has its own bound and its own pace; a name beside it has not", async () => {
  await using site = await wideSite(30);
  const quota = quotaOf(100);
  const own = { domain: site.hostPort, rate: 0, maxPages: 20 };
  const slow = settingsWith({}, 10);
  const { end } = await crawlLocal(site, { quota, maxPages: 5, own, rate: 0.01 }, slow);
  expect(end.stopped).toBe("pages");
  expect(end.coverage.pages).toBe(20);
  expect(quota.left()).toBe(100);
  const strange = { ...own, domain: `beside.${site.hostPort}` };
  const other = await crawlLocal(site, { quota, maxPages: 5, own: strange });
  expect(other.end.coverage.pages).toBe(5);
  expect(quota.left()).toBeLessThan(100);
});

test("a host whose owner wants it left alone gets no request", async () => {
  await using site = await wideSite(5);
  const crawl = crawlLocal(site, { closedHosts: [site.hostPort] });
  await expect(crawl).rejects.toThrow(/asked not to be read/);
  expect(site.visits).toEqual([]);
});

test("robots.txt and sitemaps that an earlier run has read are not asked for again, and mean the same", async () => {
  await using site = await startSite({
    "/robots.txt": plainText("User-agent: *\nDisallow: /closed\nSitemap: {origin}/map.xml"),
    "/map.xml": {
      headers: { "content-type": "application/xml" },
      body: "<urlset><url><loc>{origin}/only-here</loc></url><url><loc>{origin}/closed</loc></url></urlset>",
    },
    "/": page("Home"),
    "/only-here": page("Only here"),
    "/closed": page("Closed"),
  });
  const kept = new Map<string, string>();
  const memory = {
    recall: async (name: string) => JSON.parse(kept.get(name) ?? "null") as unknown,
    remember: async (name: string, value: unknown) => void kept.set(name, JSON.stringify(value)),
  };
  const first = await crawlLocal(site, {}, settingsWith(), memory);
  const before = site.visits.length;
  const second = await crawlLocal(site, {}, settingsWith(), memory);
  const again = site.paths().slice(before);
  expect(site.paths()).toContain("/map.xml");
  expect(again.filter((path) => path === "/robots.txt" || path === "/map.xml")).toEqual([]);
  expect(again).toContain("/only-here");
  expect(again).not.toContain("/closed");
  expect(second.end.sitemaps).toEqual(first.end.sitemaps);
  expect(second.end.robots).toEqual(first.end.robots);
  expect(second.end.coverage.requests).toBe(first.end.coverage.requests);
});

test("a crawl that is stopped during its user-agent probes asks for nothing more [R25]", async () => {
  const stop = new AbortController();
  let probes = 0;
  await using site = await startSite({
    "/": (request, response) => {
      if (/Mobile/.test(request.headers["user-agent"] ?? "")) {
        probes += 1;
        return stop.abort();
      }
      response.writeHead(200, { "content-type": "text/html" }).end(page("Home", ...names(10)));
    },
    ...Object.fromEntries(names(10).map((name) => [name, page(name)])),
  });
  const { end } = await crawlLocal(site, { again: true, signal: stop.signal });
  expect([end.stopped, probes]).toEqual(["aborted", 1]);
  expect(site.visits.at(-1)!.path).toBe("/");
  const asked = site.visits.length;
  await new Promise((done) => setTimeout(done, 100));
  expect(site.visits.length).toBe(asked);
});
