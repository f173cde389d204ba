import { describe, expect, it } from "vitest";
import { crawlLocal, leftOut, settingsWith } from "./testing/crawl-local.ts";
import { page, plainText, redirect, startSite } from "./testing/local-site.ts";

const shop = {
  "/": page("Home", "/a", "/b#part", "https://elsewhere.example/", "mailto:a@b.example"),
  "/a": page("A", "/a/deep", "/"),
  "/b": page("B", "/file.pdf", "/gone"),
  "/a/deep": page("Deep"),
  "/file.pdf": { headers: { "content-type": "application/pdf" }, body: "x".repeat(100_000) },
};

describe("a crawl", () => {
  it("finds every linked page, breadth first, each once, and tells what it saw", async () => {
    await using site = await startSite(shop);
    const crawled = await crawlLocal(site, { concurrency: 1 });
    expect(crawled.paths).toEqual(["/", "/a", "/b", "/a/deep", "/file.pdf", "/gone"]);
    expect(crawled.end).toMatchObject({ home: `${site.origin}/`, stopped: "done" });
    expect(crawled.end.coverage).toMatchObject({ pages: 4, known: 6, notCrawled: [] });
    expect(crawled.page("/gone")?.response.status).toBe(404);
    expect(crawled.page("/file.pdf")).toMatchObject({ isHtml: false, response: { status: 200 } });
    expect(new Set(site.paths()).size).toBe(site.paths().length);
    expect(crawled.end.coverage.requests).toBe(site.visits.length);
  });

  it("names itself, asks for the language, and sends no cookies back", async () => {
    const seen: Record<string, unknown>[] = [];
    await using site = await startSite(() => (request, response) => {
      seen.push(request.headers);
      response.writeHead(200, { "content-type": "text/html", "set-cookie": "id=1" }).end(page("Home", "/a"));
    });
    await crawlLocal(site, { locale: "de-DE" });
    for (const headers of seen) {
      expect(headers["user-agent"]).toMatch(/^SEOAuditBot\/[\d.]+$/);
      expect(headers["accept-language"]).toMatch(/^de-DE/);
      expect(headers["cookie"]).toBeUndefined();
    }
  });

  it("keeps redirects as answers of their own and follows them on the site", async () => {
    await using site = await startSite({
      "/": page("Home", "/one", "/self", "/ping", "/out"),
      "/one": redirect("/two"),
      "/two": redirect("/three", 302),
      "/three": page("Three"),
      "/self": redirect("/self"),
      "/ping": redirect("/pong"),
      "/pong": redirect("/ping"),
      "/out": redirect("https://elsewhere.example/"),
    });
    const crawled = await crawlLocal(site);
    expect(crawled.page("/one")?.response).toMatchObject({ status: 301, redirectTo: `${site.origin}/two` });
    expect(crawled.page("/three")?.response.status).toBe(200);
    expect(crawled.paths.filter((path) => path === "/self" || path === "/ping").length).toBe(2);
    expect(leftOut(crawled.end, "off-site")).toBe(1);
    expect(site.paths().filter((path) => path.startsWith("/p")).length).toBeLessThanOrEqual(3);
  });

  it("fetches addresses that only a canonical, hreflang or sitemap names, after the linked ones", async () => {
    const head = `<title>Home</title><link rel="canonical" href="/canonical"><link rel="alternate" hreflang="de" href="/de">`;
    await using site = await startSite({
      "/robots.txt": plainText("Sitemap: {origin}/map.xml"),
      "/map.xml": {
        headers: { "content-type": "application/xml" },
        body: `<urlset><url><loc>{origin}/mapped</loc></url><url><loc>https://elsewhere.example/</loc></url></urlset>`,
      },
      "/": `<html><head>${head}</head><body><a href="/linked">x</a></body></html>`,
      "/linked": {
        headers: { "content-type": "text/html", link: "</fr>; rel=alternate; hreflang=fr" },
        body: page("Linked"),
      },
      "/fr": page("Français"),
      "/mapped": page("Mapped"),
      "/canonical": page("Canonical"),
      "/de": page("Deutsch"),
    });
    const crawled = await crawlLocal(site);
    expect(crawled.paths.toSorted()).toEqual(["/", "/canonical", "/de", "/fr", "/linked", "/mapped"]);
    expect(crawled.end.sitemaps.files).toMatchObject([{ kind: "urlset", urls: 2, from: "robots", error: null }]);
    expect(crawled.end.sitemaps.entries.length).toBe(2);
    expect(leftOut(crawled.end, "off-site")).toBe(1);
  });

  it("treats http and https of the host as the site, and another port as a stranger", async () => {
    await using other = await startSite({ "/": page("Other") });
    await using site = await startSite({ "/": page("Home", `${other.origin}/`, "https://{host}/") });
    const crawled = await crawlLocal(site);
    expect(crawled.paths).toEqual(["/"]);
    expect(other.visits).toEqual([]);
  });

  it("fetches only what include and exclude leave", async () => {
    await using site = await startSite({
      "/": page("Home", "/en/a", "/de/a", "/en/print/a"),
      "/en/a": page("A"),
    });
    const crawled = await crawlLocal(site, { include: ["/en/"], exclude: ["*/print/*"] });
    expect(crawled.paths).toEqual(["/", "/en/a"]);
    expect(leftOut(crawled.end, "limit")).toBe(2);
  });

  it("asks the same question of every run for an address that can't exist, for llms.txt and the icon", async () => {
    await using site = await startSite({
      "/": `<title>Home</title><link rel="shortcut icon" href="/icon.png">`,
      "/llms.txt": plainText("# Shop"),
      "/icon.png": { headers: { "content-type": "image/png" }, body: "png" },
    });
    const first = await crawlLocal(site);
    const second = await crawlLocal(site);
    expect(first.end.probes).toMatchObject({
      notFound: { status: 404 },
      llmsTxt: { status: 200, text: "# Shop" },
      favicon: { url: `${site.origin}/icon.png`, status: 200, contentType: "image/png", text: null },
      httpHome: null,
      otherHost: null,
    });
    expect(second.end.probes).toEqual(first.end.probes);
  });
});

describe("bounds", () => {
  const endless = (path: string): string | undefined => {
    if (path.includes(".")) return undefined;
    return page(path, ...[1, 2, 3, 4, 5].map((i) => path + i));
  };

  it("stop exactly at the number of pages", async () => {
    await using site = await startSite(endless);
    const { end, pages } = await crawlLocal(site, { maxPages: 17, concurrency: 8 });
    expect(end).toMatchObject({ stopped: "pages", coverage: { pages: 17 } });
    expect(pages.length).toBe(17);
    expect(leftOut(end, "limit")).toBeGreaterThan(0);
    expect(end.coverage.known).toBe(17 + leftOut(end, "limit"));
  });

  it("stop at the number of requests when pages don't come", async () => {
    const links = Array.from({ length: 200 }, (_, i) => `/missing-${i}`);
    await using site = await startSite({ "/": page("Home", ...links) });
    const { end } = await crawlLocal(site, { maxPages: 10 });
    expect(end.stopped).toBe("requests");
    expect(site.visits.length).toBeLessThanOrEqual(54);
  });

  it("stop at the time, finishing what is under way", async () => {
    await using site = await startSite(endless);
    const { end } = await crawlLocal(site, { maxPages: 100_000, maxSeconds: 60 }, settingsWith({}, 200));
    expect(end.stopped).toBe("time");
    expect(end.coverage.pages).toBeGreaterThan(0);
  });

  it("stop at once when aborted, even while a server is silent", async () => {
    const controller = new AbortController();
    await using site = await startSite({
      "/": page("Home", "/silent", "/other"),
      "/silent": () => controller.abort(),
    });
    const began = performance.now();
    const { end, paths } = await crawlLocal(site, { signal: controller.signal, concurrency: 1 });
    expect(end.stopped).toBe("aborted");
    expect(paths).toEqual(["/"]);
    expect(leftOut(end, "limit")).toBe(2);
    // The silent server would be waited for 15 seconds.
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it("stop before the first request when aborted before", async () => {
    await using site = await startSite({ "/": page("Home") });
    const { end } = await crawlLocal(site, { signal: AbortSignal.abort() });
    expect(end).toMatchObject({ stopped: "aborted", coverage: { pages: 0 }, home: `${site.origin}/` });
    expect(site.visits).toEqual([]);
  });

  it("end in the error of a hook, with nothing left open", async () => {
    await using site = await startSite(endless);
    const crawl = crawlLocal(site, {}, settingsWith(), {
      onPage: ({ url }) => {
        if (url.endsWith("/3")) throw new Error("disk full");
      },
    });
    await expect(crawl).rejects.toThrow("disk full");
  });

  it("wait for a hook that is slow", async () => {
    await using site = await startSite(endless);
    let running = 0;
    let most = 0;
    await crawlLocal(site, { maxPages: 40, concurrency: 2 }, settingsWith(), {
      async onPage() {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 3));
        running--;
      },
    });
    expect(most).toBeLessThanOrEqual(4);
  });
});

describe("going on after a cut", () => {
  it("fetches no page twice and ends as the uncut crawl does", async () => {
    const links = (name: string): string[] => [`/${name}1`, `/${name}2`, `/${name}3`];
    await using site = await startSite((path) =>
      path.length > 5 || path.includes(".") ? undefined : page(path, ...links(path.slice(1))),
    );
    const whole = await crawlLocal(site, { maxPages: 500 });
    const cut = await crawlLocal(site, { maxPages: 30 });
    expect(cut.pages.length).toBeLessThan(whole.pages.length);
    const before = site.visits.length;
    const rest = await crawlLocal(site, { maxPages: 500, visited: cut.pages });
    const again = site.paths().slice(before);
    expect(again.filter((path) => cut.paths.includes(path))).toEqual([]);
    expect([...cut.paths, ...rest.paths].toSorted()).toEqual(whole.paths.toSorted());
    expect(rest.end.coverage.pages).toBe(whole.end.coverage.pages);
    expect(rest.end.home).toBe(whole.end.home);
  });

  it("takes pages as a stream and finds the home behind a redirect", async () => {
    await using site = await startSite({
      "/": redirect("/en/"),
      "/en/": page("Home", "/en/a"),
      "/en/a": page("A", "/en/b"),
      "/en/b": page("B"),
    });
    const cut = await crawlLocal(site, { maxPages: 2, concurrency: 1 });
    async function* stored() {
      yield* cut.pages;
    }
    const rest = await crawlLocal(site, { visited: stored() });
    expect(rest.end.home).toBe(`${site.origin}/en/`);
    expect(rest.paths).toEqual(["/en/b"]);
  });
});
