import { show } from "../../../../fixes/patches/fix.ts";
import { h1Patch } from "../../../../fixes/patches/page-patches.ts";
import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { productWords } from "../../../../view/product-words.ts";
import { htmlComment } from "../../../../escape/html.ts";
import { pageName } from "../../../../view/page-name.ts";

/** A readable product name instead of a number. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const { name, brand, sku } = productWords(page, view);
    // Two words of three letters: what the page's markup or title calls the thing already.
    if (name && (name.match(/\p{L}{3,}/gu) ?? []).length > 1) return [show(h1Patch(page, name))];
    const parts = [brand ?? fillIn("brand"), fillIn("what it is and in which variant"), ...(sku ? [`(${sku})`] : [])];
    return [htmlComment(`now: ${pageName(page, view) ?? ""}`), show(h1Patch(page, parts.join(" ")))];
  },
});
