import zlib from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { CrawlRefused } from "./refused.ts";
import { crawlLocal } from "./testing/crawl-local.ts";
import { page, plainText, startSite, type Answer, type Reply } from "./testing/local-site.ts";

const MB = 1_048_576;
const LARGE = Buffer.alloc(20 * MB, "<p>a</p>");
const packings = {
  gzip: zlib.gzipSync,
  deflate: zlib.deflateSync,
  br: (bytes: Buffer) => zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }),
  zstd: zlib.zstdCompressSync,
  "gzip, gzip": (bytes: Buffer) => zlib.gzipSync(zlib.gzipSync(bytes)),
};

const nested = zlib.gzipSync(zlib.gzipSync(LARGE));

const as = (type: string, coding: string, body: Buffer): Reply => ({
  headers: { "content-type": type, "content-encoding": coding },
  body,
});

/** A sound start page; everything else that a crawl asks for unpacks to twenty megabytes. */
function bombsAt(coding: string, bomb: Buffer): Record<string, Answer> {
  return {
    "/robots.txt": plainText("Sitemap: {origin}/a.xml\nSitemap: {origin}/b.xml.gz\nSitemap: {origin}/c.xml.gz"),
    "/": page("Home", "/shop", "/collections/a").replace("<title>", '<link rel="icon" href="/i.svg"><title>'),
    "/shop": as("text/html", coding, bomb),
    "/collections/a": as("application/xhtml+xml", coding, bomb),
    "/a.xml": as("application/xml", coding, bomb),
    "/b.xml.gz": { headers: { "content-type": "application/gzip" }, body: nested },
    "/c.xml.gz": as("application/gzip", "gzip", nested),
    "/llms.txt": as("text/plain", coding, bomb),
    "/i.svg": as("image/svg+xml", coding, bomb),
  };
}

/** Bytes in buffers and texts: what the process holds beside them depends on the tests that ran in it before. */
function held(): number {
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
}

// What a first crawl loads and compiles is no bomb's doing.
beforeAll(async () => {
  await using site = await startSite(bombsAt("gzip", packings.gzip(LARGE)));
  await crawlLocal(site, { again: true });
});

// Every packing is tried on the fetcher; here it is about the places.
it.each(["br", "gzip, gzip"] as const)(
  "bombs packed as %s cost the crawl no memory, wherever they lie",
  { timeout: 30_000 },
  async (coding) => {
    const bomb = packings[coding](LARGE);
    await using site = await startSite(bombsAt(coding, bomb));
    const before = held();
    let most = before;
    const look = (): void => void (most = Math.max(most, held()));
    const { end, page: at } = await crawlLocal(site, { again: true }, undefined, { onProgress: look });
    look();
    expect(most - before).toBeLessThan(40 * MB);
    expect([at("/shop"), at("/collections/a")].map((one) => one?.response.failure?.kind)).toEqual([
      "too-large",
      "too-large",
    ]);
    expect(end.sitemaps.files.length).toBeGreaterThan(2);
    expect(end.sitemaps.files.filter(({ error }) => error === null)).toEqual([]);
    expect(end.probes.llmsTxt?.text?.length ?? 0).toBeLessThanOrEqual(20_000);
    expect(end.stopped).toBe("done");
  },
);

it.each(Object.entries(packings))(
  "a robots.txt packed as %s that unpacks without end is read to its limit, or the site is left alone",
  async (coding, pack) => {
    await using site = await startSite({ "/robots.txt": as("text/plain", coding, pack(LARGE)), "/": page("Home") });
    const ended = await crawlLocal(site).then(
      ({ end }) => end.robots.outcome,
      (error: unknown) => (error instanceof CrawlRefused ? error.code : "lost"),
    );
    expect(["unreachable", "parsed"]).toContain(ended);
  },
);
