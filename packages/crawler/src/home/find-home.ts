import type { Capture, FetchFailure, FetchFailureKind, PageFacts } from "@audit/facts";
import { CrawlRefused, type RefusalCode } from "../refused.ts";
import type { LoadedRobots } from "../robots/load-robots.ts";
import type { RedirectChain } from "./redirect-chain.ts";

export interface Home {
  url: string;
  robots: LoadedRobots;
  /** Pages read on the way, in order; not yet handed to anybody. */
  pages: PageFacts[];
}

export interface FindHomeOptions {
  redirects: RedirectChain;
  /** robots.txt of the host of an address. */
  robotsOf(url: string): Promise<LoadedRobots>;
  visit(url: string): Promise<Capture | null>;
  read(capture: Capture): PageFacts;
}

/**
 * Walks the redirects to its end: robots.txt of each host first, then the page.
 * Throws CrawlRefused when the very first host gives no answer at all.
 */
export async function findHome({ redirects, robotsOf, visit, read }: FindHomeOptions): Promise<Home> {
  const pages: PageFacts[] = [];
  const begins = redirects.home() === redirects.next();
  for (let url = redirects.next(); url !== null; url = redirects.next()) {
    const mustAnswer = begins && pages.length === 0;
    const robots = await robotsOf(url);
    if (robots.failure !== null) {
      if (mustAnswer) throw refusalOf(robots.failure);
      redirects.end(false);
      break;
    }
    const capture = robots.allows(url) ? await visit(url) : null;
    if (capture === null) {
      redirects.end(true);
      break;
    }
    if (capture.failure !== null && mustAnswer) throw refusalOf(capture.failure);
    const page = read(capture);
    pages.push(page);
    redirects.note(page.response);
  }
  const url = redirects.home();
  return { url, robots: await robotsOf(url), pages };
}

const codes: Partial<Record<FetchFailureKind, RefusalCode>> = {
  dns: "no-such-host",
  "blocked-address": "refused-address",
};

function refusalOf(failure: FetchFailure): CrawlRefused {
  return new CrawlRefused(codes[failure.kind] ?? "unreachable", failure.message);
}
