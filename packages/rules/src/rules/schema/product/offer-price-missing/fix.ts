import { oneLine } from "../../../../escape/plain.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { product } from "../../../../fixes/markup/product.ts";
import { pageName } from "../../../../view/page-name.ts";
import { productWords } from "../../../../view/product-words.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import type { PageFault } from "../../../../verdict.ts";

export type Priceless = {
  readonly offers: number;
  readonly withoutPrice: number;
  readonly examples: readonly { readonly price: number | null }[];
};

/** All offers are for 0, and the page shows no price either: the product's record has none. */
export function isEmptyRecord({ url, evidence: { saw } }: PageFault<Priceless>, view: SiteView): boolean {
  const page = view.pageAt(url);
  if (page === null || saw.withoutPrice !== saw.offers || saw.examples.some(({ price }) => price !== 0)) return false;
  const { price } = productWords(page, view);
  return price === null || Number(price) === 0;
}

/** The page shows no price of its own: what it sells is priced on request. */
export function isOnRequest({ url, evidence: { saw } }: PageFault<Priceless>, view: SiteView): boolean {
  const page = view.pageAt(url);
  return (
    page !== null &&
    saw.examples.every(({ price }) => price === null) &&
    !page.outline.prices.some(({ list, old, amount }) => !list && !old && amount > 0)
  );
}

const MOST_NAMED = 200;
const completed = product();

/** What no record holds no markup can say: the products to look at, by name. */
export const fix: Fixer<Priceless> = (cause, view) => {
  const isRequested = cause.faults.every((fault) => isOnRequest(fault, view));
  if (!isRequested && !cause.faults.every((fault) => isEmptyRecord(fault, view))) return completed(cause, view);
  const rows = cause.faults.slice(0, MOST_NAMED).map(({ url }) => {
    const page = view.pageAt(url);
    return `- ${oneLine((page && pageName(page, view)) ?? url)}: ${url}`;
  });
  return [isRequested ? "Products whose offer names no price:" : "Products with the price 0:", ...rows].join("\n");
};
