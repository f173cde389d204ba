import { languagesKnowing } from "@audit/facts";

/** Languages whose phrases about stock and delivery the extractor knows. Elsewhere silence proves nothing. */
export const stockLanguages: ReadonlySet<string> = languagesKnowing("stock");
export const deliveryLanguages: ReadonlySet<string> = new Set("en de fr es it nl pt sv da no nb".split(" "));
