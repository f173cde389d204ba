import { createJudge, rules } from "@audit/auditor";
import { extractPageFacts, parseRobots, sameSite, createSiteBuilder, type PageFacts } from "@audit/facts";
import { createColdFile } from "../../cold-file.ts";

// Reads a site page by page and tells what facts and rules cost in processor time. Both are measured in turns within
// one process, so that their ratio holds on a busy machine too.
const [start = "", most = "1000"] = process.argv.slice(2);
const MOST_PAGES = Number(most);
if (!URL.canParse(start) || !(MOST_PAGES > 0)) {
  console.error("Usage: npm run task cost-lab -- <address of a site of one's own> [most pages]");
  process.exit(2);
}
const home = new URL(start).href;
const AT_ONCE = 16;

const spent = { pageFacts: 0, siteFacts: 0, pageRules: 0, siteRules: 0 };

function timed<T>(what: keyof typeof spent, work: () => T): T {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  spent[what] += user + system;
  return result;
}

const cold = createColdFile();
const builder = createSiteBuilder(home, cold);
const judge = createJudge(rules, cold);
const known = new Set([home]);
const waiting = [home];
let read = 0;
let links = 0;

async function readPage(url: string): Promise<void> {
  const response = await fetch(url, { redirect: "manual" });
  const body = Buffer.from(await response.arrayBuffer());
  const target = response.headers.get("location");
  const redirectTo = target === null ? null : (URL.parse(target, url)?.href ?? null);
  const page = timed("pageFacts", () =>
    extractPageFacts({
      url,
      status: response.status,
      headers: Object.fromEntries(response.headers),
      redirectTo,
      body,
      truncated: false,
      failure: null,
      wireBytes: body.length,
      ttfbMs: 0,
      totalMs: 0,
      fetchedAt: 0,
    }),
  );
  read += 1;
  links += page.links.length;
  timed("pageRules", () => judge.page(page));
  for (const next of [redirectTo, ...linksOf(page)]) queue(next);
  timed("siteFacts", () => builder.add(page));
}

const linksOf = (page: PageFacts): (string | null)[] => page.links.map((link) => link.url);

function queue(url: string | null): void {
  if (url === null || known.has(url) || known.size >= MOST_PAGES || !sameSite(url, home)) return;
  known.add(url);
  waiting.push(url);
}

/** The list grows while it is read: nobody ends before nothing is under way. */
async function readAll(): Promise<void> {
  const underWay = new Set<Promise<void>>();
  while (waiting.length + underWay.size > 0) {
    while (waiting.length > 0 && underWay.size < AT_ONCE) {
      const reading: Promise<void> = readPage(waiting.shift()!).finally(() => underWay.delete(reading));
      underWay.add(reading);
    }
    await Promise.race(underWay);
  }
}

await readAll();
const robots = await fetch(new URL("/robots.txt", home)).then((response) => response.text());
const site = timed("siteFacts", () =>
  builder.finish({
    home,
    robots: {
      url: new URL("/robots.txt", home).href,
      status: 200,
      contentType: "text/plain",
      bytes: robots.length,
      outcome: "parsed",
      text: robots,
      rules: parseRobots(robots),
    },
    sitemaps: { files: [], entries: [], truncated: false },
    probes: { notFound: null, httpHome: null, otherHost: null, llmsTxt: null, favicon: null },
    coverage: { pages: read, requests: read, known: known.size, notCrawled: [] },
  }),
);
const { findings } = timed("siteRules", () => judge.finish(site));
cold.close();

const perPage = (what: keyof typeof spent): string => (spent[what] / 1000 / read).toFixed(3);
const ruled = spent.pageRules + spent.siteRules;
// Rules over the site read the site's own facts: link graph, templates, duplicates.
const share = ruled / (spent.pageFacts + spent.siteFacts);
console.log(`${read} addresses, ${links} links, ${rules.length} rules, ${findings.length} findings`);
console.log(
  `ms a page: facts of pages ${perPage("pageFacts")}, of the site ${perPage("siteFacts")}; page rules ${perPage("pageRules")}, site rules ${perPage("siteRules")}`,
);
console.log(
  `all rules cost ${share.toFixed(2)} times what the facts cost, ${(ruled / spent.pageFacts).toFixed(2)} times those of pages alone`,
);
process.exitCode = share < 1 ? 0 : 1;
