import { describe, expect, it } from "vitest";
import { crawlLocal, leftOut, settingsWith } from "./testing/crawl-local.ts";
import { page, plainText, startSite, type Answer, type LocalSite } from "./testing/local-site.ts";

const SPEED = 100;
const settings = settingsWith({}, SPEED);

/** Seconds of the crawl's clock between two requests that follow each other. */
function gaps(site: LocalSite, from = 1): number[] {
  return site.visits.slice(from).map((visit, i) => ((visit.at - site.visits[i + from - 1]!.at) * SPEED) / 1000);
}

/** Answers as given for the first `times` requests, then with a page. */
function first(times: number, answer: { status: number; headers?: Record<string, string> }): Answer {
  let asked = 0;
  return (_request, response) => {
    const { status, headers } = ++asked <= times ? answer : { status: 200, headers: {} };
    response.writeHead(status, { "content-type": "text/html", ...headers }).end(page("Late"));
  };
}

describe("politeness", () => {
  it("keeps to the rate however much may run at once", async () => {
    await using site = await startSite({ "/": page("Home", "/a", "/b", "/c", "/d", "/e") });
    await crawlLocal(site, { rate: 0.5, concurrency: 8 }, settings);
    const seconds = gaps(site).reduce((sum, gap) => sum + gap, 0);
    // The fast clock turns 10 ms for the first connection into one second.
    expect(seconds).toBeGreaterThan(2 * (site.visits.length - 1) - 2);
  });

  it("obeys Crawl-delay and says why it waits", async () => {
    await using site = await startSite({
      "/robots.txt": plainText("User-agent: *\nCrawl-delay: 7"),
      "/": page("Home", "/a"),
    });
    const { waits } = await crawlLocal(site, { rate: 10, concurrency: 8 }, settings);
    const waited = gaps(site, 2);
    expect(waited.reduce((sum, gap) => sum + gap, 0)).toBeGreaterThan(7 * waited.length - 3);
    expect(waits[0]).toBe("waiting 7 s between pages, as 127.0.0.1 asks");
  });

  it("obeys no more than 30 s of Crawl-delay", async () => {
    await using site = await startSite({
      "/robots.txt": plainText("User-agent: *\nCrawl-delay: 86400\nDisallow: /"),
    });
    await crawlLocal(site, { rate: 10 }, settings);
    expect((await crawlLocal(site, { rate: 10 }, settings)).end.stopped).toBe("done");
  });

  it("waits as long as Retry-After asks, then gets the page", async () => {
    await using site = await startSite({
      "/": page("Home", "/busy"),
      "/busy": first(2, { status: 429, headers: { "retry-after": "20" } }),
    });
    const { page: pageAt, waits } = await crawlLocal(site, { concurrency: 1 }, settings);
    expect(pageAt("/busy")?.response.status).toBe(200);
    const busy = site.visits.filter((visit) => visit.path === "/busy");
    expect(busy.length).toBe(3);
    expect(((busy[1]!.at - busy[0]!.at) * SPEED) / 1000).toBeGreaterThan(19.8);
    expect(waits[0]).toMatch(/^127\.0\.0\.1 asks us to slow down, (20|19) s$/);
  });

  it("asks no other page either while the host wants a pause", async () => {
    await using site = await startSite({
      "/": page("Home", "/busy", "/a", "/b"),
      "/busy": first(1, { status: 503, headers: { "retry-after": "30" } }),
      "/a": page("A"),
      "/b": page("B"),
    });
    await crawlLocal(site, { concurrency: 1 }, settings);
    const asked = site.visits.findIndex((visit) => visit.path === "/busy");
    expect(gaps(site, asked + 1)[0]).toBeGreaterThan(29.8);
  });

  it("tries a page with a server error or a broken connection three times in all", async () => {
    await using site = await startSite({
      "/": page("Home", "/shaky", "/cut", "/dead"),
      "/shaky": first(2, { status: 502 }),
      "/cut": (_request, response) => void response.socket!.destroy(),
      "/dead": { status: 500 },
    });
    const crawled = await crawlLocal(site, {}, settings);
    const times = (path: string): number => site.paths().filter((asked) => asked === path).length;
    expect(crawled.page("/shaky")?.response.status).toBe(200);
    expect(crawled.page("/dead")?.response.status).toBe(500);
    expect(crawled.page("/cut")?.response).toMatchObject({ status: 0, failure: { kind: "reset" } });
    expect([times("/shaky"), times("/dead"), times("/cut")]).toEqual([3, 3, 3]);
    expect(leftOut(crawled.end, "error")).toBe(1);
  });

  it("leaves a site alone that refuses five times in a row, and says what was not seen", async () => {
    const links = Array.from({ length: 30 }, (_, i) => `/p${i}`);
    await using site = await startSite((path) => {
      if (path === "/") return page("Home", ...links);
      return path.includes(".") ? { status: 404 } : { status: 429, headers: { "retry-after": "5" } };
    });
    const { end } = await crawlLocal(site, { concurrency: 1 }, settings);
    expect(end.stopped).toBe("done");
    // One more may be under way when the fifth refusal is read.
    expect(leftOut(end, "bot-wall")).toBeGreaterThanOrEqual(24);
  });

  it("gives up a silent page and goes on with the others", async () => {
    await using site = await startSite({ "/": page("Home", "/silent", "/a"), "/silent": () => {}, "/a": page("A") });
    const crawled = await crawlLocal(site, {}, settingsWith({ firstByteMs: 60 }, SPEED));
    expect(crawled.page("/silent")?.response.failure?.kind).toBe("timeout");
    expect(crawled.page("/a")?.response.status).toBe(200);
  });
});
