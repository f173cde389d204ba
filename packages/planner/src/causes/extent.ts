import { indicesAmong, rules, type Finding, type Population } from "@audit/rules";
import type { SiteView } from "@audit/rules/view/site-view";
import { groupOf } from "./page-groups.ts";

/** The pages that a rule speaks about, in numbers. */
export interface Extent {
  readonly pages: number;
  readonly templates: number;
  /** Pages of each group. */
  readonly sizes: ReadonlyMap<string, number>;
}

/** Counting a population walks all pages, so what many rules share is counted once; null stands for all served pages. */
const known = new WeakMap<SiteView, Map<Population | null, Extent>>();

/** Extent of a rule's own population, or of every HTML page for a rule over the site. */
export function extentOf(finding: Finding, view: SiteView): Extent {
  const rule = rules.find((one) => one.id === finding.rule);
  const population = rule?.scope === "page" ? rule.over : null;
  const ofSite = known.get(view) ?? new Map<Population | null, Extent>();
  known.set(view, ofSite);
  const extent = ofSite.get(population) ?? measure(population, view);
  ofSite.set(population, extent);
  return extent;
}

function measure(population: Population | null, view: SiteView): Extent {
  const { pages, templateOf } = view.site;
  const included = population === null ? view.served : indicesAmong(pages, view.served, population);
  const sizes = new Map<string, number>();
  for (const index of included) {
    const group = groupOf(index, view);
    sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  return { pages: included.length, templates: new Set(included.map((index) => templateOf[index])).size, sizes };
}
