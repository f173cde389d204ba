import type { PageFacts } from "@audit/facts";
import { createLinkEnqueuer } from "../frontier/enqueue-links.ts";
import type { Frontier } from "../frontier/frontier.ts";
import type { Scope } from "../frontier/scope.ts";
import { paceCost } from "../politeness/pace-cost.ts";
import { createPageSample, type PageSample } from "../probes/sample-pages.ts";
import { createPictureSample, type PictureSample } from "../probes/sample-pictures.ts";
import { createScriptSample, type ScriptSample } from "../probes/probe-scripts.ts";
import type { CrawlHooks } from "../request.ts";
import type { Session } from "./session.ts";

export interface PageIntakeOptions {
  readonly session: Session;
  readonly hooks: CrawlHooks;
  readonly frontier: Frontier;
  readonly scope: Scope;
  /** Address of the site's home page. */
  readonly home: string;
  readonly askFirst: ReadonlySet<string> | undefined;
  onOffSite(url: string): void;
}

/** Where every page that was read goes to. */
export interface PageIntake {
  readonly sample: PageSample;
  readonly pictures: PictureSample;
  readonly scripts: ScriptSample;
  /** Facts of the home page, null until it was read. */
  homePage(): PageFacts | null;
  /** Takes in a page of an earlier run. */
  takeEarlier(page: PageFacts): void;
  /** Takes in a page and hands it to the caller of the crawl; waits as long as that is busy with it. */
  deliver(page: PageFacts): Promise<void>;
}

export function createPageIntake(options: PageIntakeOptions): PageIntake {
  const { session, hooks, frontier, scope, home } = options;
  const enqueueLinks = createLinkEnqueuer(frontier, scope, options.onOffSite);
  const sample = createPageSample();
  const pictures = createPictureSample(scope.isInternal, options.askFirst);
  const scripts = createScriptSample(scope.isInternal);
  let homePage: PageFacts | null = null;

  const take = (page: PageFacts): void => {
    session.tally.note(page);
    enqueueLinks(page);
    sample.note(page);
    pictures.note(page);
    scripts.note(page);
    if (page.url === home) homePage = page;
  };
  const fill = async (fetched: PageFacts): Promise<PageFacts> => {
    if (!fetched.tech.jsShell || !hooks.fillFrame) return fetched;
    const { page, requests } = await hooks.fillFrame(fetched);
    session.politeFetcher.pacerOf(page.url).charge(paceCost(requests));
    return page;
  };
  const deliver = async (fetched: PageFacts): Promise<void> => {
    const page = await fill(fetched);
    take(page);
    const busy = hooks.onPage(page);
    session.report(page.url);
    await busy;
  };
  return {
    sample,
    pictures,
    scripts,
    homePage: () => homePage,
    takeEarlier(page) {
      session.addEarlierRequests(1);
      take(page);
    },
    deliver: (page) => session.during(page.url, deliver(page)),
  };
}
