import { html, htmlComment } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { frameLinks, ownTargets } from "../../../../reading/rendered-frame.ts";
import { pageName } from "../../../../view/page-name.ts";
import type { SiteView } from "../../../../view/site-view.ts";

const MOST_LINKS = 12;

/** Where a browser ran a page, the links that its scripts put there; empty elements to paste would help nobody. */
export const fix: Fixer<{ readonly headings: string[]; readonly places: string[]; readonly beside: boolean }> = perPage(
  {
    make: ({ url }, view, { evidence: { saw } }) => {
      const links = lateLinks(url, view);
      if (links.length === 0) return null;
      const inside =
        saw.places.length === 1
          ? `inside the element with the id ${saw.places.join("")}, whose own tags stay as they are`
          : `of these inside the elements with the ids ${saw.places.join(", ")}, whose own tags stay as they are`;
      return [htmlComment(inside), ...links].join("\n");
    },
  },
);

/** Links to pages of the site that the page has only after its scripts ran, by the names of those pages. */
function lateLinks(url: string, view: SiteView): string[] {
  const { pages } = view.site.rendering;
  const page = pages.find((one) => one.url === url);
  if (page === undefined) return [];
  const sent = ownTargets(page, page.raw.links);
  const frame = new Set(frameLinks(pages));
  const late = [...ownTargets(page, page.rendered.links)].filter((link) => !sent.has(link) && !frame.has(link));
  return late
    .flatMap((link) => {
      const target = view.pageAt(link);
      const name = target === null ? null : pageName(target, view);
      return name === null ? [] : [`  <a href="${html(link)}">${html(name)}</a>`];
    })
    .slice(0, MOST_LINKS);
}
