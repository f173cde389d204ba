import type { LinkFact } from "./page-facts.ts";

/** Neighbouring links of a page that are the very objects of another page's menu or footer, in the same order. */
export interface LinkRun {
  /** Index of the first among the page's links. */
  readonly from: number;
  /** The same array on every page, so that what is learned of it can be kept by its identity. */
  readonly links: readonly LinkFact[];
}

const none: readonly LinkRun[] = [];
const runsOf = new WeakMap<readonly LinkFact[], readonly LinkRun[]>();

/** Says which runs the links of a page have, from first to last. */
export function nameRuns(links: readonly LinkFact[], runs: readonly LinkRun[]): void {
  if (runs.length > 0) runsOf.set(links, runs);
}

/**
 * Walks the links of a page in their order. A run goes to `takeRun` as a whole; where that returns false its links are
 * visited one by one, as all others are. Links that came from elsewhere than the extraction have no runs.
 */
export function walkLinks(
  links: readonly LinkFact[],
  takeRun: (run: readonly LinkFact[]) => boolean,
  visit: (link: LinkFact) => void,
): void {
  let at = 0;
  for (const run of runsOf.get(links) ?? none) {
    while (at < run.from) visit(links[at++]!);
    if (takeRun(run.links)) at += run.links.length;
  }
  while (at < links.length) visit(links[at++]!);
}
