import { markup } from "../../../../fixes/markup/markup-part.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { htmlComment } from "../../../../escape/html.ts";
import { productMarkup } from "../../../../fixes/markup/product-markup.ts";

/** One description instead of two that disagree. */
export const fix: Fixer = perPage({
  make: (page, view) => [
    htmlComment("keep this block and take itemscope, itemtype and itemprop of the product out of the template"),
    markup(page, productMarkup(page, view, [])),
  ],
});
