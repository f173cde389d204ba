import { html, htmlComment } from "../../../../escape/html.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { pagesIn, pagesOfKind } from "../../../../populations.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { pageName } from "../../../../view/page-name.ts";
import type { SiteView } from "../../../../view/site-view.ts";

const MOST_LINKS = 60;
const categories = pagesOfKind("category");

/** A link to each list that search engines may show, by its name, those that matter most first. */
export const fix: Fixer<{ readonly id: string; readonly pages: number; readonly lists: number }> = (
  { faults },
  view,
) => {
  const id = faults[0]?.evidence.saw.id ?? "";
  const steps = stepNames(view);
  const links = pagesIn(view.site.pages, categories)
    .filter(({ url, indexability }) => indexability.indexable && url !== view.site.home && !isLaterPage(url))
    .toSorted((a, b) => view.worthOf(b.url) - view.worthOf(a.url) || (a.url < b.url ? -1 : 1))
    .flatMap((page) => {
      const name = steps.get(page.url) ?? pageName(page, view);
      return name === null ? [] : [`<a href="${html(page.url)}">${html(name)}</a>`];
    });
  return links.length === 0
    ? null
    : [
        htmlComment(`in the menu of all pages, inside the element with the id ${id}`),
        ...links.slice(0, MOST_LINKS),
      ].join("\n");
};

/** What the trails of other pages call a list: shorter than its heading. */
const stepNames = ({ site }: SiteView): ReadonlyMap<string, string> =>
  new Map(
    site.pages.flatMap(({ url: own, commerce }) =>
      commerce.breadcrumbs.flatMap(({ text, url }) => (url === null || url === own ? [] : [[url, text] as const])),
    ),
  );
