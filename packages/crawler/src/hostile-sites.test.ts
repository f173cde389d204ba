import { hostileSites, startHostileSite, type Seen } from "@audit/testkit";
import type { PageFacts } from "@audit/facts";
import { expect, it } from "vitest";
import { crawlWith } from "./crawl.ts";
import { CrawlRefused } from "./refused.ts";
import { settingsWith } from "./testing/crawl-local.ts";

// The patience of a crawl, shortened: what takes half a minute in earnest takes a second here.
const impatient = settingsWith({ firstByteMs: 2_000, totalMs: 2_500, windowMs: 1_000, sitemapBytes: 3_000_000 });

it("are 64", () => {
  expect(new Set(hostileSites.map(({ name }) => name)).size).toBe(64);
});

it.each(hostileSites)("$name ends in its defined state", { timeout: 30_000 }, async (site) => {
  const running = await startHostileSite(site);
  const pages: PageFacts[] = [];
  try {
    const end = await crawlWith(
      { start: running.url, maxPages: 100, maxSeconds: 3600, concurrency: 4, rate: 0, allowHosts: [running.host] },
      { onPage: (page) => void pages.push(page) },
      impatient,
    ).catch((error: unknown) => {
      if (error instanceof CrawlRefused) return error.code;
      throw error;
    });
    expect(site.ends(seenOf(pages, end))).toBeNull();
  } finally {
    await running.close();
  }
});

function seenOf(pages: readonly PageFacts[], end: Awaited<ReturnType<typeof crawlWith>> | string): Seen {
  if (typeof end === "string") return { refused: end, pages, requests: 0, notRead: {}, sitemapErrors: [] };
  return {
    refused: null,
    pages,
    requests: end.coverage.requests,
    notRead: Object.fromEntries(end.coverage.notCrawled.map(({ reason, count }) => [reason, count])),
    sitemapErrors: end.sitemaps.files.flatMap(({ error }) => error ?? []),
  };
}
