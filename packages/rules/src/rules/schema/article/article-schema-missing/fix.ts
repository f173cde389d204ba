import { itemAt } from "@audit/facts";
import { blocks } from "../../../../fixes/markup/blocks.ts";
import { articleMarkup } from "../../../../fixes/markup/article-markup.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import type { SiteView } from "../../../../view/site-view.ts";

/** An article's block; the page above others is the list of them. */
export const fix: Fixer = blocks((page, view) => (isAboveOthers(page.url, view) ? [] : [articleMarkup(page, view)]));

function isAboveOthers(url: string, { served, site }: SiteView): boolean {
  const folder = `${url.replace(/(?:\/(?:index\.\w+)?|\.\w{2,5})$/, "")}/`;
  return served.some((index) => {
    const other = itemAt(site.pages, index);
    return (
      other.kind === "article" && other.url.startsWith(folder) && /^(?!index\.)\w/.test(other.url.slice(folder.length))
    );
  });
}
