import type { PageFacts } from "@audit/facts";
import { html, htmlComment } from "../../escape/html.ts";
import { oneLine } from "../../escape/plain.ts";
import { pageName } from "../../view/page-words.ts";
import { productWords } from "../../view/product-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { fillIn, perPage, type Fixer } from "../fixer.ts";

/** Shown above texts that the planner can only write in English. */
const WORDS_ARE_YOURS = htmlComment("check the wording, in the language of the page");

/** The price as text in the HTML, from the markup or the preview tags. */
export const visiblePrice: Fixer = perPage({
  make: (page, view) => {
    const { price, currency } = productWords(page, view);
    const amount = price ?? page.head.openGraph["product:price:amount"] ?? fillIn("price");
    const unit = currency ?? page.head.openGraph["product:price:currency"] ?? fillIn("currency");
    return `<p class="price">${html(amount)} ${html(unit)}</p>`;
  },
  pattern: ({ platform }) =>
    platform === "shopify"
      ? '<p class="price">{{ product.price | money_with_currency }}</p>'
      : '<p class="price">{price} {currency}</p>',
});

/** A sentence about stock, from the markup. */
export const visibleStock: Fixer = perPage({
  make: (page, view) => {
    const { availability } = productWords(page, view);
    const state = availability
      ? `the words for ${availability}, which the markup says`
      : "In stock, Sold out, or when it comes back";
    return `<p class="stock">${html(fillIn(state))}</p>`;
  },
  pattern: ({ platform }) =>
    platform === "shopify"
      ? '<p class="stock">{% if product.available %}{In stock}{% else %}{Sold out}{% endif %}</p>'
      : '<p class="stock">{In stock or Sold out}</p>',
});

/** A line on delivery; the days are the shop's own. */
export const deliveryTime: Fixer = perPage({
  make: () =>
    `<p class="delivery">${html(fillIn("Delivery in 2 to 3 working days to Germany, with your own days and countries"))}</p>`,
});

/** What the page already knows of the product as a list to write from; nothing is made up. */
export const descriptionOutline: Fixer = perPage({
  make: (page, view) => {
    const name = pageName(page, view) ?? fillIn("product name");
    return [
      WORDS_ARE_YOURS,
      `<h2>${html(name)}</h2>`,
      `<p>${html(fillIn(`what ${name} is, for whom, and what sets it apart, in two or three sentences`))}</p>`,
      "<ul>",
      ...knownFacts(page, view).map((fact) => `  <li>${html(fact)}</li>`),
      `  <li>${html(fillIn("material, size, weight, what is in the box"))}</li>`,
      "</ul>",
    ].join("\n");
  },
});

function knownFacts(page: PageFacts, view: SiteView): string[] {
  const { brand, sku, gtin, price, currency, availability } = productWords(page, view);
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ["Brand", brand],
    ["Article number", sku],
    ["GTIN", gtin?.[1]],
    ["Price", price && currency ? `${price} ${currency}` : null],
    ["Availability", availability],
    ["Delivery", page.commerce.deliveryText],
    ["Rating", page.commerce.ratingText],
  ];
  return facts.flatMap(([label, value]) => (value ? [`${label}: ${oneLine(value)}`] : []));
}

/** A readable product name instead of a number. */
export const readableName: Fixer = perPage({
  make: (page, view) => {
    const { name, brand, sku } = productWords(page, view);
    // Two words of three letters: what the page's markup or title calls the thing already.
    if ((name?.match(/\p{L}{3,}/gu) ?? []).length > 1) return `<h1>${html(name!)}</h1>`;
    const parts = [brand ?? fillIn("brand"), fillIn("what it is and in which variant"), ...(sku ? [`(${sku})`] : [])];
    return [htmlComment(`now: ${pageName(page, view) ?? ""}`), `<h1>${html(parts.join(" "))}</h1>`].join("\n");
  },
});

/** An introduction for a listing, with what the page shows of its products. */
export const categoryIntro: Fixer = perPage({
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

/** The product's data as a table: what the page or its markup says, and places for the rest. */
export const specsTable: Fixer = perPage({
  make: (page, view) => {
    const rows = knownFacts(page, view)
      .filter((fact) => !/^(Price|Availability|Delivery|Rating):/.test(fact))
      .map((fact) => fact.split(": ") as [string, string]);
    const open = ["material", "size", "weight", "colour", "what is in the box"].map(
      (name) => [name, fillIn(name)] as const,
    );
    const lines = [...rows, ...open].map(([name, value]) => `  <tr><th>${html(name)}</th><td>${html(value)}</td></tr>`);
    return [WORDS_ARE_YOURS, "<table>", ...lines, "</table>"].join("\n");
  },
});
