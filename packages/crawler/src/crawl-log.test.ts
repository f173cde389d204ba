import { expect, test } from "vitest";
import type { LogLine } from "./log.ts";
import { crawlLocal, settingsWith } from "./testing/crawl-local.ts";
import { page, plainText, startSite, type LocalSite } from "./testing/local-site.ts";

async function logOf(site: LocalSite, more: Parameters<typeof crawlLocal>[1] = {}): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  await crawlLocal(site, more, settingsWith({ totalMs: 1_000, firstByteMs: 500, backoffMs: 10 }), {
    log: (line) => lines.push(line),
  });
  return lines;
}

const reasons = (lines: readonly LogLine[]): string[] => lines.map(({ reason }) => reason);

test("an ordinary crawl says how it begins, what it finds and how it ends, in a handful of lines", async () => {
  await using site = await startSite({ "/": page("Home", "/a", "/b", "/c"), "/a": page("A"), "/b": page("B") });
  const lines = await logOf(site);
  expect(lines[0]).toMatchObject({ level: "info", stage: "start", host: site.hostPort, reason: "a crawl begins" });
  expect(reasons(lines)).toContain("robots.txt is read");
  expect(reasons(lines)).toContain("the home of the site is found");
  expect(lines.at(-1)).toMatchObject({ reason: "a crawl ended", details: { by: "done", pages: 3 } });
  expect(lines.length).toBeLessThan(12);
});

test("a page that never answers is named while everything waits for it, and again when it is given up", async () => {
  await using site = await startSite({ "/": page("Home", "/hangs"), "/hangs": () => {} });
  const lines = await logOf(site);
  const stalls = lines.filter(({ reason, stage }) => reason === "nothing came in" && stage === "crawl");
  expect(stalls[0]).toMatchObject({ level: "warn", stage: "crawl", host: site.hostPort });
  expect(stalls[0]?.details).toMatchObject({ pages: 1, underWay: `${site.origin}/hangs` });
  const faults = lines.filter(({ reason }) => reason === "no proper answer");
  expect(faults.map(({ details }) => details)).toMatchObject([
    { url: `${site.origin}/hangs`, failure: "timeout", attempt: 1, again: true },
    { attempt: 2, again: true },
    { attempt: 3, again: false },
  ]);
});

test("a host that asks to slow down, a robots.txt that fails and a limit that is reached are told", async () => {
  await using busy = await startSite({
    "/": page("Home", "/busy", "/b"),
    "/b": page("B"),
    "/busy": { status: 429, headers: { "retry-after": "3" }, body: "" },
  });
  const slowed = (await logOf(busy)).find(({ reason }) => reason === "the host asks to slow down");
  expect(slowed).toMatchObject({ level: "warn", details: { status: 429, waitMs: 3_000, again: true } });
  await using closed = await startSite({ "/robots.txt": { ...plainText(""), status: 503 }, "/": page("Home") });
  const robots = (await logOf(closed)).find(({ details }) => details?.["outcome"] !== undefined);
  expect(robots).toMatchObject({ level: "warn", details: { outcome: "unreachable", status: 503 } });
  const stopped = new AbortController();
  stopped.abort();
  const lines = await logOf(closed, { signal: stopped.signal });
  expect(lines).toContainEqual(expect.objectContaining({ reason: "the crawl is stopped", details: { by: "aborted" } }));
});

test("a sitemap that can't be read is named with what is wrong", async () => {
  await using site = await startSite((path) =>
    path === "/robots.txt" ? plainText("Sitemap: {origin}/map.xml") : path === "/" ? page("Home") : undefined,
  );
  const line = (await logOf(site)).find(({ stage }) => stage === "sitemaps");
  expect(line).toMatchObject({ level: "warn", details: { url: `${site.origin}/map.xml`, status: 404 } });
});
