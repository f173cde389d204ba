import type { PageFacts } from "@audit/facts";

/** Before a control stand the picture, name and price of what it orders; more lies between things. */
const MOST_BETWEEN = 1500;

/**
 * Whether a page sells several goods by controls of their own at prices of their own: what is said of "the product" of
 * such a page is untrue of all but one.
 */
export const sellsSeveral = (page: Pick<PageFacts, "outline">): boolean =>
  pricesOfGoods(page).length > 1 && page.outline.pictures.length > 1;

/** The different prices, as written, that stand before the page's own controls to buy. */
export function pricesOfGoods({ outline }: Pick<PageFacts, "outline">): string[] {
  const prices = outline.prices.filter(({ old, list, amount }) => !old && !list && amount > 0);
  const carts = outline.controls.filter(({ cart, list }) => cart && !list);
  // A way to the cart in the frame is called otherwise than what orders each thing.
  const own = [...Map.groupBy(carts, ({ text }) => text.toLowerCase()).values()].reduce(
    (most, one) => (one.length > most.length ? one : most),
    [],
  );
  const bought = own.flatMap(
    ({ at }) => prices.findLast((price) => price.at <= at && at - price.at < MOST_BETWEEN) ?? [],
  );
  return [...new Map(bought.map(({ amount, text }) => [amount, text])).values()];
}
