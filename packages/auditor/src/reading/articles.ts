import type { SdItem, StructuredDataFacts } from "@audit/facts";
import { articleTypes } from "../knowledge/schema-types.ts";
import { hasType, itemsOf, topItems } from "./structured-data.ts";

/** Articles a page claims to be: at the top level, or as the main entity of its WebPage. Lists of articles don't count. */
export function mainArticlesOf(data: StructuredDataFacts): SdItem[] {
  const top = topItems(data);
  const named = top.flatMap((item) => [...itemsOf(item, "mainEntity"), ...itemsOf(item, "mainEntityOfPage")]);
  return [...new Set([...named, ...top])].filter(
    (item) => hasType(item, articleTypes) && Object.keys(item.props).length > 0,
  );
}
