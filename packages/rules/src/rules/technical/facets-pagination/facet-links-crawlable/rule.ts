import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { RobotsFacts, SiteFacts } from "@audit/facts";
import { filtersOf, plainAddress } from "../../../../reading/facets.ts";
import { refusingRule } from "../../../../reading/googlebot-access.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

/** Combinations of one list; below, a crawl through all of them costs little. Our own figure: Google names none. */
const MOST_COMBINATIONS = 500;
const MOST_SHOWN = 6;

export const rule = defineSiteRule({
  id: "facet-links-crawlable",
  category: "technical",
  area: "facets-pagination",
  severity: "high",
  fixKind: "robots",
  certainty: 0.85,
  reads: ["pages", "graph", "robots"],
  source: "https://developers.google.com/crawling/docs/faceted-navigation",
  judge: ({ pages, graph, robots }) => {
    const lists = openFilters(graph, robots);
    const byUrl = pagesByUrl(pages);
    const combining = [...lists].filter(([, { combined }]) => combined !== null);
    const faults = combining.flatMap(([url, { values, combined }]) => {
      const combinations = [...values.values()].reduce((product, { size }) => product * (size + 1), 1);
      if (combinations <= MOST_COMBINATIONS || byUrl.get(url)?.response.status === 404) return [];
      const filters = [...values].slice(0, MOST_SHOWN).map(([name, { size }]) => ({ name, values: size }));
      const saw = { combinations, filters, example: combined };
      return [{ url, evidence: { at: "a[href]", saw, expected: `at most ${MOST_COMBINATIONS} open combinations` } }];
    });
    return judgePages(faults, lists.size);
  },
  words: { en },
  fix,
});

interface Filters {
  /** Distinct values by parameter name. */
  readonly values: Map<string, Set<string>>;
  /** A linked address that sets two filters at once: proof that they combine. */
  combined: string | null;
}

/** Filters that followed links lead to, by the plain address of the list; blocked ones left out. */
function openFilters(graph: SiteFacts["graph"], robots: RobotsFacts): Map<string, Filters> {
  const lists = new Map<string, Filters>();
  for (const [node, url] of graph.urls.entries()) {
    if (!url.includes("?") || graph.inlinks(node) === graph.nofollowInlinks(node)) continue;
    const filters = filtersOf(url);
    if (filters.length === 0 || refusingRule(robots, url) !== null) continue;
    const list = plainAddress(url);
    const known = lists.get(list) ?? { values: new Map<string, Set<string>>(), combined: null };
    lists.set(list, known);
    for (const { name, value } of filters) known.values.set(name, (known.values.get(name) ?? new Set()).add(value));
    if (filters.length > 1) known.combined ??= url;
  }
  return lists;
}
