import { itemAt } from "@audit/facts";
import { html, htmlComment } from "../../escape/html.ts";
import { linkWords } from "../../view/page-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { trailOf } from "../markup/list-markup.ts";
import { perPage, type Fixer } from "../fixer.ts";

const MOST_LINKS = 6;

/** A link in the words of the page behind it. */
export const anchor = (url: string, view: SiteView): string =>
  `<a href="${html(url)}">${html(linkWords(url, view))}</a>`;

/** The trail from the home page to this one, shown to visitors. */
export const visibleTrail: Fixer = perPage({
  make: (page, view) => {
    const steps = trailOf(page, view);
    if (steps.length < 2) return null;
    const items = steps.map(({ name, url }, index) =>
      url !== null && index < steps.length - 1
        ? `  <li><a href="${html(url)}">${html(name)}</a></li>`
        : `  <li aria-current="page">${html(name)}</li>`,
    );
    return ['<nav aria-label="Breadcrumb"><ol>', ...items, "</ol></nav>"].join("\n");
  },
  pattern: () =>
    '<nav aria-label="Breadcrumb"><ol><li><a href="/">{shop}</a></li><li><a href="{address of the category}">{category}</a></li><li aria-current="page">{this page}</li></ol></nav>',
});

/** Links to other products of the shop, the best linked first. */
export const relatedProducts: Fixer = perPage({
  make: (page, view) => {
    const others = view.served
      .map((index) => itemAt(view.site.pages, index))
      .filter((one) => one.kind === "product" && one.url !== page.url && one.indexability.indexable)
      .map(({ url }) => url)
      .toSorted((a, b) => view.worthOf(b) - view.worthOf(a) || (a < b ? -1 : 1))
      .slice(0, MOST_LINKS);
    if (others.length === 0) return null;
    return [
      "<h2>Related products</h2>",
      "<ul>",
      ...others.map((url) => `  <li>${anchor(url, view)}</li>`),
      "</ul>",
    ].join("\n");
  },
  pattern: () => '<a href="{address of a related product}">{its name}</a>',
});

/** Plain links to the pages of a list. */
export const pageLinks: Fixer = perPage({
  make: (page) => {
    const address = (number: number): string => {
      const url = new URL(page.url);
      url.searchParams.set("page", String(number));
      return html(url.pathname + url.search);
    };
    return [
      '<nav aria-label="Pages">',
      ...[2, 3].map((number) => `  <a href="${address(number)}">${number}</a>`),
      "</nav>",
      htmlComment("one link for each page of the list"),
    ].join("\n");
  },
  pattern: () => '<nav aria-label="Pages"><a href="?page=2">2</a> <a href="?page=3">3</a></nav>',
});
