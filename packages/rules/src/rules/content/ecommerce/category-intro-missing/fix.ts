import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { pageName } from "../../../../view/page-words.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { html, htmlComment } from "../../../../escape/html.ts";

/** An introduction for a listing, with what the page shows of its products. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const name = pageName(page, view) ?? fillIn("name of the category");
    const amounts = [
      ...new Set(page.commerce.prices.filter((price) => price.amount > 0).map((price) => price.amount)),
    ].toSorted((a, b) => a - b);
    const text = (amount: number): string =>
      oneLine(page.commerce.prices.find((price) => price.amount === amount)!.text);
    const range =
      amounts.length > 1 ? [htmlComment(`prices on the page: ${text(amounts[0]!)} to ${text(amounts.at(-1)!)}`)] : [];
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
