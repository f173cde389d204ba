import { htmlComment } from "../../../../escape/html.ts";
import { perPage, type Fixer, isFillIn } from "../../../../fixes/fixer.ts";
import { pricesOfGoods, sellsSeveral } from "../../../../reading/several-goods.ts";
import { markup } from "../../../../fixes/markup/markup-part.ts";
import { pattern } from "../../../../fixes/markup/product.ts";
import { productMarkup } from "../../../../fixes/markup/product-markup.ts";

/** Search engines take no product without these. */
const REQUIRED = ["name", "image", "offers"] as const;

/** A page that shows no name, picture and price of its own may be a list as well: none is made up for it. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    if (sellsSeveral(page))
      return htmlComment(
        `goods on this page that need a page each, by their prices: ${pricesOfGoods(page).join("; ")}`,
      );
    const whole = productMarkup(page, view, []);
    const offers = JSON.stringify(whole["offers"] ?? "");
    const price = offers.match(/"(?:price|lowPrice)":"([^"]*)"/)?.[1] ?? "";
    // An amount that may be of any money is no price.
    const currency = offers.match(/"priceCurrency":"([^"]*)"/)?.[1] ?? "";
    const isWhole = REQUIRED.every((name) => !isFillIn(typeof whole[name] === "string" ? whole[name] : ""));
    return isWhole && !isFillIn(price) && !isFillIn(currency) ? [markup(page, whole)] : null;
  },
  pattern: (view) => (view.platform === "shopify" ? pattern(view, []) : null),
});
