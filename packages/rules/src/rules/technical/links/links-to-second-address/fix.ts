import { formOf } from "@audit/facts";
import type { Cause } from "../../../../cause.ts";
import { counted } from "../../../../wording/plural.ts";
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

type Saw = { readonly page: string; readonly linkingPages: number };

/** From so many addresses on, one replacement in all templates and texts is less work than a list. */
const FEWEST_FOR_ONE = 5;
const MOST_EXAMPLES = 3;

const pathOf = (url: string): string => URL.parse(url)?.pathname ?? url;

/** What to replace where many addresses change in one way; null without any. */
function oneChange({ faults }: Cause<Saw>): string | null {
  const changes = Map.groupBy(faults, ({ url, evidence }) => `${formOf(url)} ${formOf(evidence.saw.page)}`);
  const [most = []] = [...changes.values()].toSorted((a, b) => b.length - a.length);
  const [first] = most;
  if (first === undefined || most.length < FEWEST_FOR_ONE) return null;
  const [from, to] = [formOf(first.url), formOf(first.evidence.saw.page)];
  const what = to === "" ? `leave out “${from}”` : from === "" ? `add “${to}”` : `write “${to}” in place of “${from}”`;
  return [
    `# One change for ${counted(most.length, "address", "addresses")}: wherever links are written (templates, menus, texts), ${what} at the end.`,
    ...most
      .slice(0, MOST_EXAMPLES)
      .map(({ url, evidence }) => `href="${pathOf(url)}"\n-> href="${pathOf(evidence.saw.page)}"`),
  ].join("\n");
}

export const fix: Fixer<Saw> = (cause, view) => {
  const change = oneChange(cause);
  const isAllSettled = cause.faults.every(({ url, evidence }) => isSettled(url, evidence.saw.page, view));
  if (isAllSettled) return sectionsOf(change);
  const pages = new Map(cause.faults.map(({ url, evidence }) => [url, evidence.saw.page]));
  const linkingPages = new Map(cause.faults.map(({ url, evidence }) => [url, evidence.saw.linkingPages]));
  const targets = targetsOf(cause, view, (url) => pages.has(url));
  return sectionsOf(
    change,
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
