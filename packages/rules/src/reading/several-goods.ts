import type { PageFacts } from "@audit/facts";

/** Before a control stand the picture, name and price of what it orders; more lies between things. */
const MOST_BETWEEN = 1500;

/**
 * Whether a page sells several goods by controls of their own at prices of their own: what is said of "the product" of
 * such a page is untrue of all but one.
 */
export function sellsSeveral({ outline }: Pick<PageFacts, "outline">): boolean {
  const prices = outline.prices.filter(({ old, list, amount }) => !old && !list && amount > 0);
  const own = outline.controls.filter(({ cart, list }) => cart && !list);
  const bought = own.flatMap(
    ({ at }) => prices.findLast((price) => price.at <= at && at - price.at < MOST_BETWEEN) ?? [],
  );
  return new Set(bought.map(({ amount }) => amount)).size > 1 && outline.pictures.length > 1;
}
