import type { PageFacts, UnfilledPlace } from "@audit/facts";

/** What authors call the place of further goods beside the one that a page sells. */
const FURTHER_GOODS = /(?<![a-z])(?:related|products?|bestsellers?|collections?|catalog(?:ue)?)(?![a-z])/;

/** Places for lists that the page leaves empty for its scripts to fill. */
export const unfilledLists = ({
  structure: { unfilled = [] },
  resources,
}: Pick<PageFacts, "structure" | "resources">): readonly UnfilledPlace[] =>
  resources.scripts.length === 0 && resources.inlineScriptBytes === 0 ? [] : unfilled;

/** Whether such a place on a product's page is one for other products. */
export const holdsFurtherGoods = ({ id }: UnfilledPlace): boolean =>
  FURTHER_GOODS.test(
    id
      .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
      .toLowerCase()
      .replace(/_+/g, "-"),
  );
