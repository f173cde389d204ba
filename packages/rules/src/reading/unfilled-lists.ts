import type { PageFacts, UnfilledPlace } from "@audit/facts";

/** What authors call the place of further goods beside the one that a page sells. */
const FURTHER_GOODS = /(?<![a-z])(?:related|products?|bestsellers?|collections?|catalog(?:ue)?)(?![a-z])/;

/** Places for lists that the page leaves empty for its scripts to fill. */
export const unfilledLists = ({
  structure: { unfilled = [] },
  resources,
}: Pick<PageFacts, "structure" | "resources">): readonly UnfilledPlace[] =>
  resources.scripts.length === 0 && resources.inlineScriptBytes === 0 ? [] : unfilled;

/** A place for what is said of this product: its reviews, questions about it, its options. */
const OF_THIS_ONE = /(?<![a-z])(?:reviews?|ratings?|questions?|comments?|options?|form|gallery|images?)(?![a-z])/;

/** Whether such a place on a product's page is one for other products. */
export function holdsFurtherGoods({ id }: UnfilledPlace): boolean {
  const words = id
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/_+/g, "-");
  return FURTHER_GOODS.test(words) && !OF_THIS_ONE.test(words);
}
