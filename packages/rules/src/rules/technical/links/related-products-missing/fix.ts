import { itemAt } from "@audit/facts";
import { languageOf } from "../../../../reading/language.ts";
import { perPage, type Fixer } from "../../../../fixes/fixer.ts";
import { anchor } from "../../../../fixes/links/way-links.ts";

const MOST_LINKS = 6;

/** Links to other products of the shop, the best linked first. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const others = view.served
      .map((index) => itemAt(view.site.pages, index))
      .filter((one) => one.kind === "product" && one.url !== page.url && one.indexability.indexable)
      // What has no price is asked for, not bought along.
      .filter((one) => one.commerce.prices.length > 0 || page.commerce.prices.length === 0)
      .filter((one) => languageOf(one.head.lang) === languageOf(page.head.lang))
      .map(({ url }) => url)
      .toSorted((a, b) => view.worthOf(b) - view.worthOf(a) || (a < b ? -1 : 1))
      .slice(0, MOST_LINKS);
    if (others.length === 0) return null;
    return [
      ...(languageOf(page.head.lang) === "en" ? ["<h2>Related products</h2>"] : []),
      "<ul>",
      ...others.map((url) => `  <li>${anchor(url, view)}</li>`),
      "</ul>",
    ].join("\n");
  },
  pattern: () => '<a href="{address of a related product}">{its name}</a>',
});
