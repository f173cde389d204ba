import { createJudge, scoreSite } from "@audit/auditor";
import { rules } from "@audit/rules";
import { createSiteBuilder, extractPageFacts, parseRobots, type PageFacts } from "@audit/facts";
import { planAudit } from "@audit/planner";
import { createColdFile } from "../../cold-file.ts";
import type { Meter } from "./meter.ts";
import type { PageSource } from "./page-source.ts";

/** As in an audit: so many pages are judged together. */
const PAGES_AT_ONCE = 16;

export interface Counts {
  readonly pages: number;
  readonly links: number;
  readonly findings: number;
  readonly actions: number;
}

/** All stages of an audit but the crawl and the browser, over one site. */
export async function auditSource(source: PageSource, meter: Meter): Promise<Counts> {
  const cold = createColdFile();
  const builder = createSiteBuilder(source.home, cold);
  const judge = createJudge(rules, cold);
  let waiting: PageFacts[] = [];
  let pages = 0;
  let links = 0;

  const absorbAll = (): void => {
    meter.timed("pageRules", () => {
      for (const page of waiting) judge.page(page);
    });
    meter.timed("siteFacts", () => {
      for (const page of waiting) builder.add(page);
    });
    waiting = [];
  };

  await source.read((capture) => {
    const page = meter.timed("pageFacts", () => extractPageFacts(capture));
    pages += 1;
    links += page.links.length;
    if (waiting.push(page) >= PAGES_AT_ONCE) absorbAll();
    return page;
  });
  absorbAll();
  const text = await source.robots();
  const site = meter.timed("siteFacts", () => builder.finish(restOf(source.home, text, pages)));
  const judgement = meter.timed("siteRules", () => judge.finish(site));
  const plan = meter.timed("plan", () =>
    planAudit({ site, judgement, scores: scoreSite(judgement, rules), measuredAt: new Date(0).toISOString() }),
  );
  cold.close();
  return { pages, links, findings: judgement.findings.length, actions: plan.actions.length };
}

type Rest = Parameters<ReturnType<typeof createSiteBuilder>["finish"]>[0];

const restOf = (home: string, text: string, pages: number): Rest => ({
  home,
  robots: {
    url: new URL("/robots.txt", home).href,
    status: text === "" ? 404 : 200,
    contentType: "text/plain",
    bytes: text.length,
    outcome: text === "" ? "absent" : "parsed",
    text,
    rules: parseRobots(text),
  },
  sitemaps: { files: [], entries: [], truncated: false },
  probes: { notFound: null, httpHome: null, otherHost: null, llmsTxt: null, favicon: null },
  coverage: { pages, requests: pages, known: pages, notCrawled: [] },
});
