import type { Cause } from "../cause.ts";
import type { SiteView } from "../view/site-view.ts";
import { distinctUrls } from "./fixer.ts";

const MOST_HOMES = 8;

/** The home pages that the rule names, one of each language, or the home page. */
export function homesOf(cause: Cause, view: SiteView): string[] {
  const homes = distinctUrls(cause).filter((url) => view.pageAt(url)?.kind === "home");
  return homes.length > 0 ? homes.slice(0, MOST_HOMES) : [view.site.home];
}
