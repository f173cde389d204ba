import { findRule, type Finding, type FixKind, type PageFault, type Cause, isPageContent } from "@audit/rules";
import { askRule } from "../ask-rule.ts";
import { itemAt, type PageKind } from "@audit/facts";
import type { SiteView } from "@audit/rules/view/site-view";
import { extentOf, type Extent } from "./extent.ts";
import { groupOf, OTHER_PAGES } from "./page-groups.ts";
import { groupsWithSameSight } from "./shared-sight.ts";

/** One setting, file or list mends them all at once, on whichever pages they were seen. */
const MENDED_AT_ONCE: ReadonlySet<FixKind> = new Set(["config", "robots", "sitemap", "redirect", "info"]);

/** The template of a task whose pages have several. */
const SEVERAL = "pages";

/** A fault on this share of the templates that the rule speaks about, and of their pages, is one of the layout. */
const NEARLY_ALL = 0.8;
const FEWEST_TEMPLATES = 3;
const FEW = 0.1;

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
  const { onPages = [], elsewhere = [] } = Object.groupBy(faults, ({ url }) =>
    groupOf(view.indexOf(url), view) === "addresses" ? "elsewhere" : "onPages",
  );
  const addresses: Cause = { ...base, scope: "addresses", template: "addresses", faults: elsewhere, outOf: judged };
  return [
    ...(onPages.length > 0 ? [pageCause({ finding, whole, judged }, onPages, view)] : []),
    ...(elsewhere.length > 0 ? [addresses] : []),
  ];
}

interface Judged {
  readonly finding: Finding;
  readonly whole: Finding;
  /** Addresses the rule had something to say about. */
  readonly judged: number;
}

/**
 * The pages of one fault are one task, whatever their templates: its list of pages says which are done.
 * @param onPages its faults on pages, in order
 */
function pageCause({ finding, whole, judged }: Judged, onPages: readonly PageFault[], view: SiteView): Cause {
  const extent = extentOf(finding, view);
  const sample = sampleOf(finding, view);
  const groups = groupByTemplate(onPages, view);
  const base = { finding, kind: sharedKind(onPages, view), faults: onPages };
  if (isLayout(whole, judged, extent, view) || isOneSight(groups, finding)) {
    const outOf = Math.max(onPages.length, Math.min(judged, extent.pages));
    const sampled = sample === null ? {} : { sampled: Math.max(onPages.length, judged) };
    return { ...base, scope: "layout", template: "layout", kind: null, outOf, ...sampled };
  }
  const names = [...groups.keys()];
  const size = names.reduce((sum, name) => sum + (extent.sizes.get(name) ?? 0), 0);
  // Pages that happen to be few of their kind stand for no others.
  const looked = sample?.filter((url) => groups.has(groupOf(view.indexOf(url), view))).length;
  return {
    ...base,
    scope: "group",
    template: names.length === 1 ? itemAt(names, 0) : SEVERAL,
    outOf: Math.max(onPages.length, looked !== undefined && groups.has(OTHER_PAGES) ? looked : size),
    ...(looked === undefined ? {} : { sampled: Math.max(onPages.length, looked) }),
  };
}

/** What the common layout shows on pages of several templates. */
const isOneSight = (groups: ReadonlyMap<string, PageFault[]>, { rule }: Finding): boolean =>
  groups.size >= FEWEST_TEMPLATES && groupsWithSameSight(groups, rule).length === 1;

/** Pages that were run in a browser, for a rule that sees nothing else; null where it judged pages as they are sent. */
function sampleOf({ rule, pages }: Finding, { site }: SiteView): readonly string[] | null {
  const reads: readonly string[] = findRule(rule)?.reads ?? [];
  if (!reads.includes("rendering")) return null;
  const run = site.rendering.pages.map(({ url }) => url);
  const ran = new Set(run);
  return pages.every(({ url }) => ran.has(url)) ? run : null;
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

/** Pages that lack what a rule judges (pictures, forms) neither speak for a fault of the layout nor against it. */
function isLayout(finding: Finding, judged: number, extent: Extent, view: SiteView): boolean {
  if (isPageContent(finding)) return false;
  const indices = new Set(finding.pages.map(({ url }) => view.indexOf(url)).filter((index) => index >= 0));
  const touched = new Set([...indices].map((index) => view.site.templateOf[index])).size;
  if (touched < FEWEST_TEMPLATES) return false;
  if (isOfTheLayout(finding)) return true;
  const isPartly = judged < extent.pages;
  // What a handful of pages holds is theirs, on however many templates they stand.
  if (isPartly && judged < FEW * extent.pages) return false;
  return (
    indices.size >= NEARLY_ALL * Math.min(judged, extent.pages) &&
    (isPartly || touched >= NEARLY_ALL * extent.templates)
  );
}

/** Written by the layout, as its rule tells from what was seen on every page at fault. */
function isOfTheLayout({ rule, pages }: Finding): boolean {
  return pages.every(({ evidence }) => askRule(rule, ({ inLayout }) => inLayout?.(evidence.saw)) === true);
}
