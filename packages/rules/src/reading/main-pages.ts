import type { PageFacts } from "@audit/facts";
import { isUtilityPath } from "../knowledge/utility-paths.ts";
import { isLaterPage } from "./pagination.ts";

const FOR_ONE_VISITOR: ReadonlySet<string> = new Set(["cart", "account", "search"]);

/** Filters, later pages of lists, cart, account and search carry noindex on purpose; all others are what a site is about. */
export function isMainPage({ url, kind }: Pick<PageFacts, "url" | "kind">): boolean {
  if (FOR_ONE_VISITOR.has(kind)) return false;
  const { pathname, search } = new URL(url);
  return search === "" && !isLaterPage(url) && !isUtilityPath(pathname);
}
