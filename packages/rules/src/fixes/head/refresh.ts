import { finalPage } from "../../view/final-target.ts";
import type { SiteView } from "../../view/site-view.ts";
import type { Fixer } from "../fixer.ts";
import { replacementList, sourcesOf } from "../links/link-list.ts";
import { sectionsOf } from "../patches/fix.ts";
import { redirectRules, type Move } from "../server/redirect-rules.ts";

/** Links past the pages that only forward, and server redirects instead of their tags; a tag that leads to a dead address has to go by itself. */
export const refreshToRedirect: Fixer = (cause, view) => {
  const moves = cause.faults.flatMap(({ url }) => moveOf(url, view));
  const redirects = redirectRules(
    moves.flatMap(({ from, to }) => (to === null ? [] : [{ from, to }])),
    view,
  );
  const dead = moves.flatMap(({ from, to }) => (to === null ? [from] : []));
  const linked = moves.flatMap(({ from, to }) => {
    const sources = to === null ? [] : sourcesOf(from, view).filter((source) => source !== to);
    return sources.length === 0 ? [] : [{ old: from, now: to, sources, linking: view.inlinksOf(from) }];
  });
  return sectionsOf(replacementList(linked), redirects, toNowhere(dead));
};

/** Pages that only forward to where nothing is: their owner has to choose; null without any. */
export const toNowhere = (pages: readonly string[]): string | null =>
  pages.length === 0
    ? null
    : ["# Leads to an address that does not work: answer 410 (gone), or choose a target", ...pages].join("\n");

/** Where a page sends its visitors by meta refresh, or null. */
export function refreshTarget(url: string, view: SiteView): string | null {
  const target = view.pageAt(url)?.head.refresh?.url;
  return target ? (URL.parse(target, url)?.href ?? null) : null;
}

/** Where the tag leads when that page lives, else the living page that says the same, else nowhere. */
function moveOf(url: string, view: SiteView): (Omit<Move, "to"> & { readonly to: string | null })[] {
  const target = refreshTarget(url, view);
  if (!target || target === url) return [];
  if (!view.pageAt(target)) return [{ from: url, to: target }];
  return [{ from: url, to: finalPage(target, view) ?? view.closestTo(target) }];
}
