import { replacementList, targetsOf } from "../../../../fixes/links/link-list.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";

/** A link on this share of all pages is written by what they share. */
const IN_LAYOUT = 0.5;

/** Whether the page under its second address names the first as canonical, and the sitemap doesn't list the second. */
function isSettled(url: string, page: string, view: SiteView): boolean {
  const other = view.pageAt(url);
  const names = other?.head.canonicals.some((link) => link.url === page) === true;
  return names && !view.site.sitemaps.entries.some((entry) => entry.url === url);
}

export const fix: Fixer<{ readonly page: string; readonly linkingPages: number }> = (cause, view) => {
  if (cause.faults.every(({ url, evidence }) => isSettled(url, evidence.saw.page, view))) return null;
  const pages = new Map(cause.faults.map(({ url, evidence }) => [url, evidence.saw.page]));
  const linkingPages = new Map(cause.faults.map(({ url, evidence }) => [url, evidence.saw.linkingPages]));
  const targets = targetsOf(cause, view, (url) => pages.has(url));
  return sectionsOf(
    replacementList(
      [...targets].map(([old, sources]) => {
        const linking = Math.max(sources.length, linkingPages.get(old) ?? 0);
        return {
          old,
          now: pages.get(old) ?? null,
          sources,
          linking,
          inLayout: linking >= view.served.length * IN_LAYOUT,
        };
      }),
    ),
  );
};
