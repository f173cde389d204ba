import { html, htmlComment } from "../../escape/html.ts";
import { linkWords } from "../../view/page-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { languageOf } from "../../reading/language.ts";
import { wholeTrail } from "../markup/trail.ts";
import { perPage, type Fixer } from "../fixer.ts";

/** A link in the words of the page behind it. */
export const anchor = (url: string, view: SiteView): string =>
  `<a href="${html(url)}">${html(linkWords(url, view, 200))}</a>`;

/** The trail from the home page to this one, shown to visitors and named to machines by the same lines. */
export const shownTrail: Fixer = perPage({
  make: (page, view) => {
    const steps = wholeTrail(page, view);
    if (steps.length < 2) return null;
    // The name of the landmark is read out: it must not be in another language than the page.
    const label = languageOf(page.head.lang) === "en" ? ' aria-label="Breadcrumb"' : "";
    return [
      `<nav class="breadcrumb"${label}><ol itemscope itemtype="https://schema.org/BreadcrumbList">`,
      ...steps.map(({ name, url }, index) => crumb(html(name), index < steps.length - 1 ? url : null, index + 1)),
      "</ol></nav>",
    ].join("\n");
  },
  pattern: (_view, { kind }) => {
    // A list has another above it only where lists lie in lists.
    const above = kind === "category" ? "the list above, where there is one" : "category";
    return [
      '<nav class="breadcrumb"><ol itemscope itemtype="https://schema.org/BreadcrumbList">',
      crumb("{home}", "{address of the home page}", 1),
      crumb(`{${above}}`, `{its address}`, 2),
      crumb("{this page}", null, 3),
      "</ol></nav>",
    ].join("\n");
  },
});

function crumb(name: string, url: string | null, position: number): string {
  const said = `<span itemprop="name">${name}</span>`;
  const step = url === null ? said : `<a itemprop="item" href="${html(url)}">${said}</a>`;
  const current = url === null ? ' aria-current="page"' : "";
  return `  <li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"${current}>${step}<meta itemprop="position" content="${position}"></li>`;
}

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
