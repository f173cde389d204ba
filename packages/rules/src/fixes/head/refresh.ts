import type { SiteView } from "../../view/site-view.ts";

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
