import { isFillIn } from "@audit/rules/fixes/fixer";
import { nameOfSite } from "@audit/rules/fixes/markup/organization-markup";
import type { SiteView } from "@audit/rules/view/site-view";

/** What the business calls itself, or what its map calls it; null where neither is known. */
export function ownName(view: SiteView): string | null {
  const name = nameOfSite(view);
  return isFillIn(name) ? null : name;
}
