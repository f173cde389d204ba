import { isFillIn } from "@audit/rules/fixes/fixer";
import { nameOfSite } from "@audit/rules/fixes/markup/organization-markup";
import { mapNameOf } from "@audit/rules/view/map-name";
import type { SiteView } from "@audit/rules/view/site-view";

/** Businesses that guests and customers come to. */
const PLACES: ReadonlySet<string | null> = new Set(["restaurant", "local-service"]);

export const isPlace = ({ site }: SiteView): boolean => PLACES.has(site.profile.business);

/**
 * What the business calls itself; of a place that says nothing, what its map calls it, for whoever looks for it there reads
 * that name. Null where neither is known.
 */
export function ownName(view: SiteView): string | null {
  const name = nameOfSite(view);
  if (!isFillIn(name)) return name;
  return isPlace(view) ? mapNameOf(view) : null;
}
