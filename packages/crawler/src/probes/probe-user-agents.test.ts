import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageView } from "@audit/facts";
import { expect, test } from "vitest";
import type { CrawlEnd } from "../request.ts";
import { crawlLocal } from "../testing/crawl-local.ts";
import { page, plainText, startSite, type LocalSite } from "../testing/local-site.ts";

type Seen = { agent: string; askedBy: string | undefined; path: string };

/** A site that turns one crawler away and gives another little. */
function choosy(seen: Seen[]) {
  return ({ url = "", headers }: IncomingMessage, response: ServerResponse): void => {
    const agent = headers["user-agent"] ?? "";
    const askedBy = headers["x-asked-by"];
    seen.push({ agent, path: url, askedBy: typeof askedBy === "string" ? askedBy : undefined });
    response.writeHead(/GPTBot/.test(agent) ? 403 : 200, { "content-type": "text/html" });
    const words = /ClaudeBot/.test(agent) ? 5 : 100;
    response.end(`${page(url, "/products/tea", "/blog/tea", "/about")}<main>${"fine tea ".repeat(words)}</main>`);
  };
}

async function siteWith(seen: Seen[], robots = "User-agent: PerplexityBot\nDisallow: /\n"): Promise<LocalSite> {
  const answer = choosy(seen);
  return startSite((path) =>
    path === "/robots.txt" ? plainText(robots) : /^\/(products|blog|about|$)/.test(path) ? answer : undefined,
  );
}

const viewsOf = ({ probes }: CrawlEnd): PageView[] =>
  (probes.views ?? []).filter(({ as }) => as === "ai-agent" || as === "search-engine");

const others = (seen: readonly Seen[]): Seen[] => seen.filter(({ askedBy }) => askedBy !== undefined);

test("a few pages are asked for as the main crawlers name themselves, with our own name beside theirs", async () => {
  const seen: Seen[] = [];
  await using site = await siteWith(seen);
  const { end } = await crawlLocal(site, { again: true });
  const looks = viewsOf(end);
  const at = (agent: string) => looks.filter(({ sent }) => sent === agent);
  expect(at("Googlebot").length).toBeGreaterThan(1);
  expect(at("Googlebot")[0]).toMatchObject({
    as: "search-engine",
    of: `${site.origin}/`,
    page: { response: { status: 200 } },
  });
  expect(at("ClaudeBot")[0]!.page.text.mainWords).toBeLessThan(at("Bingbot")[0]!.page.text.mainWords / 2);
  expect(others(seen)).toHaveLength(looks.length);
  for (const { askedBy } of others(seen)) expect(askedBy).toContain("SEOAuditBot");
});

test("who is refused once asks no more, and whom robots.txt forbids is never asked for", async () => {
  const seen: Seen[] = [];
  await using site = await siteWith(seen);
  const { end } = await crawlLocal(site, { again: true });
  expect(viewsOf(end).filter(({ sent }) => sent === "GPTBot")).toMatchObject([
    { as: "ai-agent", page: { response: { status: 403 } } },
  ]);
  expect(seen.some(({ agent }) => /PerplexityBot/.test(agent))).toBe(false);
});

test("no page is asked for under other names on a site that is no public one, nor more than the crawl has room for", async () => {
  const seen: Seen[] = [];
  await using site = await siteWith(seen);
  await crawlLocal(site);
  expect(others(seen)).toEqual([]);
  await crawlLocal(site, { again: true, maxPages: 10 });
  expect(others(seen)).toHaveLength(2);
});
