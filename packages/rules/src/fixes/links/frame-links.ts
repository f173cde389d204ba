import { itemAt, type PageKind } from "@audit/facts";
import { html, htmlComment } from "../../escape/html.ts";
import { writtenIn } from "../../view/related-pages.ts";
import type { SiteView } from "../../view/site-view.ts";
import { anchorWords } from "./link-spot.ts";

/** Visitors look for these on whatever page they are, and not in a text about something else. */
const OF_THE_FRAME: ReadonlySet<PageKind> = new Set(["about", "contact", "legal"]);

/** Whether a page's place is the menu or footer that all pages share, if there are others in its language. */
export function isOfFrame(url: string, view: SiteView): boolean {
  const page = view.pageAt(url);
  if (page === null || !OF_THE_FRAME.has(page.kind)) return false;
  const language = writtenIn(page, view);
  return view.served.some((index) => {
    const other = itemAt(view.site.pages, index);
    return other !== page && other.indexability.indexable && writtenIn(other, view) === language;
  });
}

/** Links for the frame, those of each language for the pages written in it. */
export function frameLinks(urls: readonly string[], view: SiteView): string[] {
  const byLanguage = Map.groupBy(urls, (url) => {
    const page = view.pageAt(url);
    return page === null ? null : writtenIn(page, view);
  });
  const isMultilingual = view.site.pages.some(
    (page) => page.isHtml && page.response.status === 200 && !byLanguage.has(writtenIn(page, view)),
  );
  return [...byLanguage].map(([language, own]) => {
    const among =
      language !== null && (isMultilingual || byLanguage.size > 1) ? `all pages in ${language}` : "all pages";
    const links = own.map((url) => `<a href="${html(url)}">${html(anchorWords(url, view))}</a>`);
    return [htmlComment(`in the menu or footer that ${among} share`), ...links].join("\n");
  });
}
