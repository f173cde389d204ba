import { html, htmlComment } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { frameLinks, ownTargets } from "../../../../reading/rendered-frame.ts";
import { pageName } from "../../../../view/page-name.ts";
import type { SiteView } from "../../../../view/site-view.ts";

const MOST_LINKS = 12;

/** The empty places of each page, and where a browser ran it the links that its scripts put there. */
export const fix: Fixer<{ readonly headings: string[]; readonly places: string[]; readonly beside: boolean }> = perPage(
  {
    make: ({ url }, view, { evidence: { saw } }) => {
      const links = lateLinks(url, view);
      const places = saw.places.map((id) => `<div id="${html(id)}">`);
      const [place] = places;
      if (place === undefined || links.length === 0)
        return places.map((one) => `${one}${htmlComment("the entries, as the script makes them")}</div>`).join("\n");
      const named = saw.places.length === 1 ? [] : [htmlComment(`of these in ${saw.places.join(", ")}`)];
      return saw.places.length === 1 ? [place, ...links, "</div>"].join("\n") : [...named, ...links].join("\n");
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
