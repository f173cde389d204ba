import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { htmlComment } from "../../../../escape/html.ts";
import { jsonLdScript } from "../../../../escape/json-script.ts";
import { productMarkup } from "../../../../fixes/markup/product-markup.ts";

/** One description instead of two that disagree. */
export const fix: Fixer = perPage({
  make: (page, view) =>
    [
      htmlComment("keep this block and take itemscope, itemtype and itemprop of the product out of the template"),
      jsonLdScript(productMarkup(page, view, [])),
    ].join("\n"),
});
