import type { SdItem, StructuredDataFacts } from "@audit/facts";
import { articleTypes } from "../knowledge/schema-types.ts";
import { forLast } from "./for-last.ts";
import { hasType, itemsOf, topItems } from "./structured-data.ts";

/**
 * Articles a page claims to be: at the top level, as the main entity of its WebPage, or as the one post that its Blog
 * shows. Lists of articles don't count.
 */
export const mainArticlesOf = forLast((data: StructuredDataFacts): readonly SdItem[] => {
  const top = topItems(data);
  const named = top.flatMap((item) => [...itemsOf(item, "mainEntity"), ...itemsOf(item, "mainEntityOfPage")]);
  const posts = top.flatMap((item) => [...itemsOf(item, "blogPost"), ...itemsOf(item, "blogPosts")]);
  return [...new Set([...named, ...top, ...(posts.length === 1 ? posts : [])])].filter(
    (item) => hasType(item, articleTypes) && Object.keys(item.props).length > 0,
  );
});
