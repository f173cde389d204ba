import { createJudge } from "@audit/auditor";
import { rules } from "@audit/rules";
import { crawl, silentLog } from "@audit/crawler";
import { createSiteBuilder, type RenderingFacts, type SiteFacts } from "@audit/facts";
import { servePlantedShop, type ShopAnswering, type PlantedShop } from "@audit/testkit";
import type { AuditRequest } from "../../audit.ts";
import { openAuditBrowser } from "../../rendering/audit-browser.ts";
import { renderingOf, type PageRendering } from "../../rendering/run-pages.ts";

interface Served {
  readonly shop: PlantedShop;
  readonly answer?: ShopAnswering;
  /** Paths that are opened in the browser. */
  readonly run: readonly string[];
}

/** Paths at fault by rule. */
export type Failing = ReadonlyMap<string, readonly string[]>;

/** Serves a shop, crawls and runs it as an audit does, second renderings included, and judges it. */
export async function auditServed({ shop, answer, run }: Served): Promise<Failing> {
  const served = await servePlantedShop(shop, answer);
  const bounds = { maxPages: 2_000, maxSeconds: 300, concurrency: 4, rate: 0, allowHosts: [served.host] };
  const builder = createSiteBuilder(served.url);
  const judge = createJudge(rules);
  try {
    const end = await crawl(
      { ...bounds, start: served.url, again: true },
      {
        onPage: (page) => {
          judge.page(page);
          builder.add(page);
        },
      },
    );
    const site: SiteFacts = { ...builder.finish(end), rendering: await runPages(served.url, bounds, run) };
    const { findings } = judge.finish(site);
    return new Map(
      findings
        .filter(({ verdict }) => verdict === "fail")
        .map(({ rule, pages }) => [rule, pages.map(({ url }) => url.replace(served.url, "/"))]),
    );
  } finally {
    await served.close();
  }
}

type Bounds = Pick<AuditRequest, "maxPages" | "maxSeconds" | "concurrency" | "rate" | "allowHosts">;

async function runPages(start: string, bounds: Bounds, paths: readonly string[]): Promise<RenderingFacts> {
  const browser = openAuditBrowser({ ...bounds, url: start, render: 1 });
  const renderings: PageRendering[] = [];
  for (const path of paths) {
    const url = new URL(path, start).href;
    renderings.push(renderingOf(url, await browser.render(url), silentLog));
  }
  await browser.close();
  return {
    state: browser.state === "ready" ? "done" : browser.state,
    pages: renderings.flatMap((rendering) => ("page" in rendering ? [rendering.page] : [])),
    failed: renderings.flatMap((rendering) => ("failed" in rendering ? [rendering.failed] : [])),
    sandboxed: browser.sandboxed(),
  };
}
