import { describe, expect, it } from "vitest";
import { crawl } from "./crawl.ts";
import { CrawlRefused } from "./refused.ts";
import type { CrawlRequest } from "./request.ts";
import { crawlLocal, leftOut, settingsWith } from "./testing/crawl-local.ts";
import { page, plainText, redirect, startSite } from "./testing/local-site.ts";

async function refusal(request: Partial<CrawlRequest>): Promise<CrawlRefused> {
  const whole = { start: "", maxPages: 5, maxSeconds: 20, concurrency: 2, rate: 50, allowHosts: [], ...request };
  const error: unknown = await crawl(whole, { onPage() {} }).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CrawlRefused)) throw new Error(`not refused: ${String(error)}`);
  return error;
}

describe("a start that is refused", () => {
  it.each(["", "shop", "ftp://shop.example/", "javascript:alert(1)"])("because it is no address: %s", async (start) => {
    expect((await refusal({ start })).code).toBe("not-a-url");
  });

  it.each(["http://127.0.0.1:1/", "http://169.254.169.254/", "http://localhost/", "http://user@shop.example/"])(
    "because of where it leads: %s",
    async (start) => expect((await refusal({ start })).code).toBe("refused-address"),
  );

  it("because nothing listens there", async () => {
    const site = await startSite({});
    await site[Symbol.asyncDispose]();
    const error = await crawlLocal(site).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "unreachable", message: "127.0.0.1 accepts no connection." });
  });

  it("because its name leads nowhere", async () => {
    expect((await refusal({ start: "http://no-such-host.invalid-name.example/" })).code).toBe("no-such-host");
  });

  it("because a rate without pauses needs a host that is allowed by name", async () => {
    expect((await refusal({ start: "http://shop.example/", rate: 0 })).code).toBe("rate-zero");
    expect((await refusal({ start: "http://shop.example/", rate: 0, allowHosts: ["shop.example:8080"] })).code).toBe(
      "rate-zero",
    );
  });
});

describe("a start that answers is a crawl, whatever it answers", () => {
  it("an error status", async () => {
    await using site = await startSite({});
    const { end, pages } = await crawlLocal(site);
    expect(pages.map((one) => one.response.status)).toEqual([404]);
    expect(end).toMatchObject({ stopped: "done", coverage: { pages: 0 } });
  });

  it("a server error, asked three times", async () => {
    await using site = await startSite({ "/robots.txt": plainText(""), "/": { status: 500 } });
    const { pages } = await crawlLocal(site);
    expect(pages.map((one) => one.response.status)).toEqual([500]);
    expect(site.paths().filter((path) => path === "/").length).toBe(3);
  });

  it("something that is not HTML", async () => {
    await using site = await startSite({ "/": { headers: { "content-type": "image/png" }, body: "png" } });
    const { end, pages } = await crawlLocal(site);
    expect(pages).toMatchObject([{ isHtml: false, response: { status: 200, contentType: "image/png" } }]);
    expect(end.coverage.pages).toBe(0);
  });

  it("a redirect chain, whose end is the home", async () => {
    await using site = await startSite({ "/": redirect("/de"), "/de": redirect("/de/"), "/de/": page("Start") });
    const { end, paths } = await crawlLocal(site);
    expect(paths).toEqual(["/", "/de", "/de/"]);
    expect(end.home).toBe(`${site.origin}/de/`);
  });

  it("a redirect loop, or one that never ends", async () => {
    await using loop = await startSite({ "/": redirect("/a"), "/a": redirect("/") });
    expect((await crawlLocal(loop)).paths).toEqual(["/", "/a"]);
    await using endless = await startSite((path) => (path.includes(".") ? undefined : redirect(`${path}x`)));
    const { end } = await crawlLocal(endless, { maxPages: 3 });
    expect(end.stopped).toBe("requests");
  });

  it("a redirect to an address that is not public: it is noted, and nothing is asked there", async () => {
    await using inner = await startSite({ "/": page("Secret") });
    for (const target of ["http://169.254.169.254/latest/meta-data/", `${inner.origin}/`, "file:///etc/passwd"]) {
      await using site = await startSite({ "/": redirect(target) });
      const { end, pages } = await crawlLocal(site);
      expect(pages.length).toBe(1);
      expect(end.home).toBe(`${site.origin}/`);
    }
    expect(inner.visits).toEqual([]);
  });

  it("a redirect to another allowed port, which becomes the site", async () => {
    await using next = await startSite({ "/": page("Home", "/a"), "/a": page("A") });
    await using site = await startSite({ "/": redirect(`${next.origin}/`) });
    const { end, pages } = await crawlLocal(site, { allowHosts: [site.hostPort, next.hostPort] });
    expect(end.home).toBe(`${next.origin}/`);
    expect(pages.map((one) => one.url)).toEqual([`${site.origin}/`, `${next.origin}/`, `${next.origin}/a`]);
    expect(next.paths()[0]).toBe("/robots.txt");
  });
});

describe("robots.txt", () => {
  it("is asked first and obeyed for every address, by our own name before the star", async () => {
    await using site = await startSite({
      "/robots.txt": plainText(
        "User-agent: *\nDisallow: /\n\nUser-agent: seoauditbot\nDisallow: /cart\nDisallow: /llms.txt",
      ),
      "/": page("Home", "/cart/x", "/a"),
      "/a": page("A", "/cart"),
    });
    const { end, paths } = await crawlLocal(site);
    expect(site.paths()[0]).toBe("/robots.txt");
    expect(paths).toEqual(["/", "/a"]);
    expect(site.paths().some((path) => path.startsWith("/cart") || path === "/llms.txt")).toBe(false);
    expect(leftOut(end, "robots")).toBe(2);
    expect(end.robots).toMatchObject({ outcome: "parsed", status: 200 });
    expect(end.probes.llmsTxt).toBeNull();
  });

  it("that forbids all leaves a finished crawl with nothing but robots.txt and the sitemaps it names", async () => {
    await using site = await startSite({
      "/robots.txt": plainText("User-agent: *\nDisallow: /\nSitemap: {origin}/map.txt"),
      "/map.txt": plainText("{origin}/\n{origin}/a\n"),
      "/": page("Home"),
    });
    const { end, pages } = await crawlLocal(site);
    expect(site.paths()).toEqual(["/robots.txt", "/map.txt"]);
    expect(pages).toEqual([]);
    expect(end).toMatchObject({ stopped: "done", coverage: { pages: 0, known: 2 } });
    expect(leftOut(end, "robots")).toBe(2);
  });

  it.each([404, 403, 410])("that answers %i allows all", async (status) => {
    await using site = await startSite({ "/robots.txt": { status }, "/": page("Home") });
    const { end } = await crawlLocal(site);
    expect(end.robots.outcome).toBe("absent");
    expect(end.coverage.pages).toBe(1);
  });

  it.each([500, 503, 429])("that keeps answering %i forbids all, after waiting a little", async (status) => {
    await using site = await startSite({ "/robots.txt": { status }, "/": page("Home") });
    const { end } = await crawlLocal(site, {}, settingsWith({}, 1000));
    expect(end.robots).toMatchObject({ outcome: "unreachable", status });
    expect(end.coverage.pages).toBe(0);
    expect(new Set(site.paths())).toEqual(new Set(["/robots.txt"]));
    expect(site.visits.length).toBeGreaterThan(2);
  });

  it("is followed over five redirects, to other hosts too, but never to an address that is not public", async () => {
    await using other = await startSite({ "/r": plainText("User-agent: *\nDisallow: /a") });
    const hops = (target: string) => ({
      "/robots.txt": redirect("/1"),
      "/1": redirect("/2"),
      "/2": redirect("/3"),
      "/3": redirect("/4"),
      "/4": redirect(target),
      "/": page("Home", "/a"),
    });
    await using site = await startSite(hops(`${other.origin}/r`));
    const { end, paths } = await crawlLocal(site, { allowHosts: [site.hostPort, other.hostPort] });
    expect(end.robots.outcome).toBe("parsed");
    expect(paths).toEqual(["/"]);
    await using trap = await startSite(hops(`${other.origin}/r`));
    const before = other.visits.length;
    await crawlLocal(trap).catch(() => {});
    expect(other.visits.length).toBe(before);
  });

  it("is read to 500 KiB and no further", async () => {
    const filler = `# ${"x".repeat(97)}\n`;
    const long = `User-agent: *\nDisallow: /early\n${filler.repeat(6000)}Disallow: /late\n`;
    await using site = await startSite({ "/robots.txt": plainText(long), "/": page("Home", "/early", "/late") });
    const { end, paths } = await crawlLocal(site);
    expect(paths).toEqual(["/", "/late"]);
    expect(end.robots.bytes).toBe(512_000);
  });
});
