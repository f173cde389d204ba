import { findRule, type Finding, type FixKind, type PageFault, type Cause, isPageContent } from "@audit/rules";
import { askRule } from "../ask-rule.ts";
import { itemAt, type PageKind } from "@audit/facts";
import type { SiteView } from "@audit/rules/view/site-view";
import { extentOf, type Extent } from "./extent.ts";
import { MOST_EXAMPLES } from "@audit/rules/fixes/fixer";
import { groupOf, OTHER_PAGES } from "./page-groups.ts";
import { groupsWithSameSight } from "./shared-sight.ts";

/** One setting, file or list mends them all at once, on whichever pages they were seen. */
const MENDED_AT_ONCE: ReadonlySet<FixKind> = new Set(["config", "robots", "sitemap", "redirect", "info"]);

/** Nearly all: of the templates that the rule speaks about, and of their pages. */
const NEARLY_ALL = 0.8;
const FEWEST_TEMPLATES = 3;

/**
 * The causes behind one failing finding. Order of faults and pages does not matter.
 * @param whole the finding with the pages that other tasks mend on the way; they tell a fault of the layout all the same
 */
export function findCauses(finding: Finding, view: SiteView, whole = finding): Cause[] {
  const faults = byWorth(finding.pages, view);
  if (faults.length === 0) return [];
  const base = { finding, kind: null, faults };
  if (finding.scope === "site") return [{ ...base, scope: "site", template: "site", outOf: 1 }];
  const judged = Math.max(faults.length, Math.round(finding.count / Math.max(finding.share, Number.EPSILON)));
  if (MENDED_AT_ONCE.has(finding.fixKind) || finding.repair.once) {
    return [{ ...base, scope: "site", template: "site", kind: sharedKind(faults, view), outOf: judged }];
  }
  const groups = groupByTemplate(faults, view);
  const rest = groups.get("addresses") ?? [];
  groups.delete("addresses");
  const addresses: Cause = { ...base, scope: "addresses", template: "addresses", faults: rest, outOf: judged };
  const elsewhere = new Set(rest);
  const onPages = faults.filter((fault) => !elsewhere.has(fault));
  return [...pageCauses({ finding, whole, judged }, onPages, groups, view), ...(rest.length > 0 ? [addresses] : [])];
}

interface Judged {
  readonly finding: Finding;
  readonly whole: Finding;
  /** Addresses the rule had something to say about. */
  readonly judged: number;
}

/** @param all the faults of all groups, in order */
function pageCauses(
  { finding, whole, judged }: Judged,
  all: readonly PageFault[],
  groups: ReadonlyMap<string, PageFault[]>,
  view: SiteView,
): Cause[] {
  const extent = extentOf(finding, view);
  const sample = sampleOf(finding, view);
  if (isLayout(whole, judged, extent, view)) {
    const outOf = Math.max(all.length, Math.min(judged, extent.pages));
    const sampled = sample === null ? {} : { sampled: Math.max(all.length, judged) };
    return [{ scope: "layout", finding, template: "layout", kind: null, faults: all, outOf, ...sampled }];
  }
  if (isSmallSet(finding, all) && groups.size > 1) {
    const outOf = Math.max(all.length, Math.min(judged, extent.pages));
    return [{ scope: "group", finding, template: OTHER_PAGES, kind: sharedKind(all, view), faults: all, outOf }];
  }
  return groupsWithSameSight(groups, finding.rule).map((names) => {
    const faults =
      names.length === 1 ? (groups.get(itemAt(names, 0)) ?? []) : all.filter((fault) => isIn(names, fault, view));
    const size = names.reduce((sum, name) => sum + (extent.sizes.get(name) ?? 0), 0);
    // Pages that happen to be few of their kind stand for no others.
    const looked = sample?.filter((url) => names.includes(groupOf(view.indexOf(url), view))).length;
    const cause = {
      finding,
      kind: sharedKind(faults, view),
      faults,
      outOf: Math.max(faults.length, looked !== undefined && names.includes(OTHER_PAGES) ? looked : size),
      ...(looked === undefined ? {} : { sampled: Math.max(faults.length, looked) }),
    };
    return names.length < FEWEST_TEMPLATES
      ? { ...cause, scope: "group", template: itemAt(names, 0) }
      : { ...cause, scope: "layout", template: "layout" };
  });
}

const isIn = (groups: readonly string[], { url }: PageFault, view: SiteView): boolean =>
  groups.includes(groupOf(view.indexOf(url), view));

/** Pages that were run in a browser, for a rule that sees nothing else; null for all other rules. */
function sampleOf({ rule }: Finding, { site }: SiteView): readonly string[] | null {
  const reads: readonly string[] = findRule(rule)?.reads ?? [];
  return reads.includes("rendering") ? site.rendering.pages.map(({ url }) => url) : null;
}

/** Most valuable page first, then by address; equal addresses by what was seen. */
function byWorth(faults: readonly PageFault[], view: SiteView): PageFault[] {
  const keyed = faults.map((fault) => ({ fault, worth: view.worthOf(fault.url) }));
  keyed.sort((a, b) => b.worth - a.worth || order(a.fault.url, b.fault.url) || bySight(a.fault, b.fault));
  return keyed.map(({ fault }) => fault);
}

const bySight = (a: PageFault, b: PageFault): number => order(JSON.stringify(a.evidence), JSON.stringify(b.evidence));

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function groupByTemplate(faults: readonly PageFault[], view: SiteView): Map<string, PageFault[]> {
  const groups = new Map<string, PageFault[]>();
  for (const fault of faults) {
    const group = groupOf(view.indexOf(fault.url), view);
    const members = groups.get(group);
    if (members) members.push(fault);
    else groups.set(group, [fault]);
  }
  return groups;
}

function sharedKind(faults: readonly PageFault[], view: SiteView): PageKind | null {
  const kinds = new Set(faults.map((fault) => view.pageAt(fault.url)?.kind ?? null));
  const [only = null] = kinds;
  return kinds.size === 1 ? only : null;
}

/** Two or three pages with the same words are told apart in one go, whatever their templates. */
const isSmallSet = ({ repair }: Finding, faults: readonly PageFault[]): boolean =>
  repair.together === true && new Set(faults.map(({ url }) => url)).size <= MOST_EXAMPLES;

/** Pages without the thing a rule speaks of (pictures, forms) tell nothing about the layout. */
function isLayout(finding: Finding, judged: number, extent: Extent, view: SiteView): boolean {
  if (isPageContent(finding)) return false;
  const indices = new Set(finding.pages.map(({ url }) => view.indexOf(url)).filter((index) => index >= 0));
  const touched = new Set([...indices].map((index) => view.site.templateOf[index])).size;
  if (touched < FEWEST_TEMPLATES) return false;
  if (isOfTheLayout(finding)) return true;
  const isPartly = judged < extent.pages;
  return (
    indices.size >= NEARLY_ALL * Math.min(judged, extent.pages) &&
    (isPartly || touched >= NEARLY_ALL * extent.templates)
  );
}

/** Written by the layout, as its rule tells from what was seen on every page at fault. */
function isOfTheLayout({ rule, pages }: Finding): boolean {
  return pages.every(({ evidence }) => askRule(rule, ({ inLayout }) => inLayout?.(evidence.saw)) === true);
}
