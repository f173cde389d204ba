import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { pageName } from "../../../../view/page-name.ts";
import { topicsOf } from "../../../../view/page-topics.ts";
import { amountsOfFrame } from "../../../../view/product-words.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { html, htmlComment } from "../../../../escape/html.ts";

const MOST_NAMED = 8;

/** An introduction for a listing, with what the page shows of its products; nothing for a list without any. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const name = pageName(page, view) ?? fillIn("name of the category");
    const products = topicsOf(page, view);
    if (products.length === 0 && page.commerce.productCards === 0) return null;
    const frame = amountsOfFrame(view);
    const prices = page.commerce.prices
      .filter(({ amount }) => amount > 0 && !frame.has(amount))
      .toSorted((a, b) => a.amount - b.amount);
    const [least, most] = [prices[0], prices.at(-1)];
    const range =
      least && most && least.amount < most.amount
        ? [htmlComment(`prices on the page: ${oneLine(least.text)} to ${oneLine(most.text)}`)]
        : [];
    const listed =
      products.length > 0 ? [htmlComment(`products on the page: ${products.slice(0, MOST_NAMED).join(", ")}`)] : [];
    return [
      htmlComment("below the main heading"),
      ...listed,
      ...range,
      `<p>${html(fillIn(`what buyers find under ${name}, how the products differ, and how to choose; about 60 to 120 words`))}</p>`,
    ].join("\n");
  },
});
