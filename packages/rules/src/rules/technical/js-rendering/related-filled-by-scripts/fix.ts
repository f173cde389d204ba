import { html, htmlComment } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { askedPrice } from "../../../../reading/sold-pages.ts";
import { pageName } from "../../../../view/page-name.ts";
import { relatedPages } from "../../../../view/related-pages.ts";
import type { SiteView } from "../../../../view/site-view.ts";

const MOST_LINKS = 4;

/** The products that are called most alike: what the shop's own program chooses, it may put in their place. */
export const fix: Fixer<{ readonly headings: string[]; readonly places: string[] }> = perPage({
  make: ({ url }, view, { evidence: { saw } }) => {
    const links = neighbours(url, view);
    const [id = ""] = saw.places;
    return links.length === 0
      ? null
      : [htmlComment(`inside the element with the id ${id}, each as the card of your lists`), ...links].join("\n");
  },
});

function neighbours(url: string, view: SiteView): readonly string[] {
  return relatedPages(url, view)
    .flatMap((other) => {
      const page = view.pageAt(other);
      if (page === null || page.kind !== "product" || askedPrice(page) === null) return [];
      const name = pageName(page, view);
      return name === null ? [] : [`<a href="${html(other)}">${html(name)}</a>`];
    })
    .slice(0, MOST_LINKS);
}
