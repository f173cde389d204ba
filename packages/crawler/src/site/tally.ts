import type { PageFacts } from "@audit/facts";

/** What a crawl has counted so far. */
export interface Tally {
  /** HTML pages with status 200. */
  pages: number;
  /** Addresses requested, whatever came. */
  answers: number;
  /** Answers in a row by which the site turned us away. */
  refusals: number;
  note(page: PageFacts): void;
}

export function createTally(): Tally {
  const tally: Tally = {
    pages: 0,
    answers: 0,
    refusals: 0,
    note(page) {
      tally.answers++;
      if (isRefusal(page, tally.pages === 0)) tally.refusals++;
      else if (page.response.status !== 0) tally.refusals = 0;
      if (page.isHtml && page.response.status === 200) tally.pages++;
    },
  };
  return tally;
}

/** A 401 or 403 may be about one page; it is about us only while no page was had at all. */
function isRefusal({ response, tech }: PageFacts, nothingYet: boolean): boolean {
  if (tech.botWall !== null || response.status === 429) return true;
  if (response.status === 503) return response.headers["retry-after"] !== undefined;
  return nothingYet && (response.status === 401 || response.status === 403);
}
