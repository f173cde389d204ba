export interface CrawlSoFar {
  /** HTML pages read. */
  readonly pages: number;
  /** Addresses requested. */
  readonly answers: number;
  /** Addresses still to be requested. */
  readonly left: number;
  readonly maxPages: number;
}

/** Until so many addresses have answered, each one left is taken for a page. */
const ENOUGH_ANSWERS = 5;

/** Pages a crawl will probably come to: of the addresses left, the share that has turned out to be pages so far. */
export function expectPages({ pages, answers, left, maxPages }: CrawlSoFar): number {
  const share = answers < ENOUGH_ANSWERS ? 1 : pages / answers;
  return pages + Math.min(Math.max(0, maxPages - pages), Math.round(left * share));
}
