import type { SiteView } from "../../view/site-view.ts";
import type { EvidenceValue } from "../../verdict.ts";
import { sameAnchorTarget } from "../../view/same-anchor.ts";
import { isPersonalPath } from "../../knowledge/utility-paths.ts";
import { oneLine } from "../../escape/plain.ts";
import { counted } from "../../wording/plural.ts";
import type { Fixer } from "../fixer.ts";
import { refreshTarget, toNowhere } from "../head/refresh.ts";
import { appForAll } from "../server/answers.ts";
import { isLinkedByScriptsOnly } from "../../view/script-links.ts";
import { SUGGESTED, redirectRules, type Move } from "../server/redirect-rules.ts";
import { replacementList, targetsOf } from "./link-list.ts";
import { sectionsOf } from "../patches/fix.ts";

export const isBroken =
  (view: SiteView) =>
  (url: string): boolean => {
    const status = view.pageAt(url)?.response.status;
    return status !== undefined && (status >= 400 || status === 0);
  };

/** Where the dead addresses' visitors should go; only when a living page's address says the same. */
export function movesOf(targets: Iterable<string>, view: SiteView): Move[] {
  return [...targets].flatMap((from) => {
    const to = view.closestTo(from);
    return to ? [{ from, to }] : [];
  });
}

/**
 * Link replacements, and redirects for visitors who still have the old address.
 * @param named dead addresses that the evidence names, where the faults are not those themselves
 */
export const brokenLinksNamed =
  <S extends EvidenceValue>(named: (saw: S) => readonly string[]): Fixer<S> =>
  (cause, view) => {
    if (cause.faults.every(({ url }) => isLinkedByScriptsOnly(url, view))) return appForAll(cause, view);
    const targets = targetsOf(cause, view, isBroken(view), named);
    const { forwarders, others } = setForwardersApart(targets, view);
    const lost = lostFunctions([...others.keys()], view);
    const rest = [...others].filter(([old]) => !lost.has(old));
    const list = replacementList(rest.map(([old, sources]) => replacementOf(old, sources, view)));
    const suggested = redirectRules(movesOf(targets.keys(), view), view, SUGGESTED);
    return sectionsOf(aboutLost(lost, view), list, suggested, toNowhere(forwarders));
  };

export function replacementOf(old: string, sources: readonly string[], view: SiteView) {
  const linking = Math.max(sources.length, view.inlinksOf(old));
  const inLayout = linking > 1 && linking >= view.served.length * IN_LAYOUT;
  return { old, now: view.closestTo(old) ?? sameAnchorTarget(old, view), sources, linking, inLayout };
}

/** A link on this share of all pages is written by what they share. */
const IN_LAYOUT = 0.5;

/** So many functions of a shop system gone at once are no slips of the pen: the system is gone. */
const FEWEST_LOST = 2;

const functionOf = (url: string): string => new URL(url).pathname;

/** Dead addresses of what a shop system does for one visitor: basket, sign-in, order; none where only one is dead. */
function lostFunctions(targets: readonly string[], view: SiteView): ReadonlySet<string> {
  const lost = targets.filter((url) => isPersonalPath(functionOf(url)) && view.closestTo(url) === null);
  return new Set(new Set(lost.map(functionOf)).size >= FEWEST_LOST ? lost : []);
}

const MOST_LOST = 8;

/** One cause for all of them. A buy button that is taken away is the last thing that helps. */
function aboutLost(lost: ReadonlySet<string>, view: SiteView): string | null {
  if (lost.size === 0) return null;
  const byFunction = [...Map.groupBy(lost, functionOf)].map(([path, urls]) => ({
    path,
    count: urls.length,
    pages: Math.max(...urls.map((url) => view.inlinksOf(url))),
  }));
  return [
    "# Basket, sign-in and the like belong to a shop system that no longer answers here. This is one cause: connect these",
    "# addresses to a shop system or a payment service again, or say on the pages how to order. Don't take buy buttons away one by one.",
    ...byFunction
      .toSorted((a, b) => b.pages - a.pages || b.count - a.count)
      .slice(0, MOST_LOST)
      .map(
        ({ path, count, pages }) =>
          `${oneLine(path)}: ${counted(count, "address", "addresses")}, one of them linked from ${counted(pages, "page")}`,
      ),
  ].join("\n");
}

interface Apart {
  /** Pages that do nothing but send visitors on to a dead address for which no other page is close enough. */
  readonly forwarders: readonly string[];
  /** The other targets and the pages that link to them. */
  readonly others: ReadonlyMap<string, readonly string[]>;
}

/** A link on a page that nobody sees is not what is wrong with it. */
function setForwardersApart(targets: ReadonlyMap<string, readonly string[]>, view: SiteView): Apart {
  const forwarders = new Set<string>();
  const others = new Map<string, readonly string[]>();
  for (const [target, sources] of targets) {
    const forwards = (source: string): boolean => !view.closestTo(target) && refreshTarget(source, view) === target;
    sources.filter(forwards).forEach((source) => forwarders.add(source));
    const rest = sources.filter((source) => !forwards(source));
    if (rest.length > 0) others.set(target, rest);
  }
  return { forwarders: [...forwarders].toSorted(), others };
}
