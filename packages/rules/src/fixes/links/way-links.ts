import { html, htmlComment } from "../../escape/html.ts";
import { linkWords } from "../../view/page-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { perPage, type Fixer } from "../fixer.ts";

/** A link in the words of the page behind it. */
export const anchor = (url: string, view: SiteView): string =>
  `<a href="${html(url)}">${html(linkWords(url, view, 200))}</a>`;

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
