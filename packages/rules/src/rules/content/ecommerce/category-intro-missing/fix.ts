import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { pageName } from "../../../../view/page-words.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { html, htmlComment } from "../../../../escape/html.ts";

/** An introduction for a listing, with what the page shows of its products. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const name = pageName(page, view) ?? fillIn("name of the category");
    const prices = page.commerce.prices.filter(({ amount }) => amount > 0).toSorted((a, b) => a.amount - b.amount);
    const [least, most] = [prices[0], prices.at(-1)];
    const range =
      least && most && least.amount < most.amount
        ? [htmlComment(`prices on the page: ${oneLine(least.text)} to ${oneLine(most.text)}`)]
        : [];
    const cards =
      page.commerce.productCards > 0 ? [htmlComment(`products on the page: ${page.commerce.productCards}`)] : [];
    return [
      `<h1>${html(name)}</h1>`,
      ...cards,
      ...range,
      `<p>${html(fillIn(`what buyers find under ${name}, how the products differ, and how to choose; about 60 to 120 words`))}</p>`,
    ].join("\n");
  },
});
