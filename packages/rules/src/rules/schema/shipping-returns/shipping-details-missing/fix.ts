import { htmlComment } from "../../../../escape/html.ts";
import { oneLine } from "../../../../escape/plain.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { product } from "../../../../fixes/markup/product.ts";
import { asFix } from "../../../../fixes/patches/fix.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { quote } from "../../../../wording/quote.ts";

const MOST_QUOTED = 4;
const MOST_LETTERS = 200;
const ofProducts = product("shipping");

/** The values that the site proves; whatever its own pages tell people about sending stands beside them. */
export const fix: Fixer = (cause, view) => {
  const own = asFix(ofProducts(cause, view));
  const said = sentencesOn(view);
  if (said.length === 0) return own;
  return [...own, [htmlComment(`your own pages tell people; take what holds for all goods: ${said.join("; ")}`)]];
};

/** Terms of delivery with a number, as pages about the shop word them: a product's hold for it alone. */
function sentencesOn({ site }: SiteView): string[] {
  const found = new Map<string, string>();
  for (const { kind, url, claims, isHtml, response } of site.pages) {
    if (!isHtml || response.status !== 200 || kind === "product" || kind === "article") continue;
    for (const { about, text } of claims.terms)
      if (about === "shipping" && !found.has(text)) found.set(text, `${quote(oneLine(text), MOST_LETTERS)} (${url})`);
  }
  return [...found.values()].slice(0, MOST_QUOTED);
}
