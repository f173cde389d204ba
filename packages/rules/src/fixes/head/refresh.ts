import { normalised } from "../../reading/words.ts";
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
  return !LANGUAGE.test(new URL(target).pathname) && !namesTheHouse(target, view);
}

/** What stands in for the home page goes by the name of the site; a promotion goes by its own. */
function namesTheHouse(url: string, view: SiteView): boolean {
  const page = view.pageAt(url);
  const texts = [
    page?.head.titles[0] ?? "",
    ...(page?.headings ?? []).filter(({ level }) => level === 1).map(({ text }) => text),
  ];
  return texts.some((text) => normalised(text).includes(normalised(view.name)));
}

/** Where a page sends its visitors by meta refresh, or null. */
export function refreshTarget(url: string, view: SiteView): string | null {
  const target = view.pageAt(url)?.head.refresh?.url;
  return target ? (URL.parse(target, url)?.href ?? null) : null;
}
