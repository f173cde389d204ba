import type { SiteView } from "../../view/site-view.ts";

/** Pages that only forward to where nothing is: their owner has to choose; null without any. */
export const toNowhere = (pages: readonly string[]): string | null =>
  pages.length === 0
    ? null
    : ["# Leads to an address that does not work: answer 410 (gone), or choose a target", ...pages].join("\n");

const LANGUAGE = /^\/[a-z]{2,3}(?:[-_][a-z]{2,4})?\/?$/i;

/** Whether the home page does nothing but send its visitors to an inner page, which is no version of it. */
export function homeForwardsInside(url: string, view: SiteView): boolean {
  const target = url === view.site.home ? refreshTarget(url, view) : null;
  if (target === null || new URL(target).host !== new URL(url).host) return false;
  const { pathname } = new URL(target);
  return !LANGUAGE.test(pathname) && !STANDS_IN.test(pathname);
}

/** Addresses that programs give a home page that does not stand at the root. */
const STANDS_IN = /^\/(?:home|index|start|main|default|welcome|site|web|www|public)(?:[._/-].*)?$/i;

/** Where a page sends its visitors by meta refresh, or null. */
export function refreshTarget(url: string, view: SiteView): string | null {
  const target = view.pageAt(url)?.head.refresh?.url;
  return target ? (URL.parse(target, url)?.href ?? null) : null;
}
