import type { Fixer } from "../../../../fixes/fixer.ts";
import { organizationMarkup, websiteMarkup } from "../../../../fixes/markup/organization-markup.ts";
import { entities } from "../../../../view/entities.ts";
import { once } from "../../../../fixes/markup/blocks.ts";

/** Who runs the site and what it is called: both blocks of the home page, the second where it lacks one. */
export const fix: Fixer = once((view) => {
  const home = view.pageAt(view.site.home);
  const isNamed = home !== null && entities(home, "WebSite").length > 0;
  return isNamed ? [organizationMarkup(view)] : [organizationMarkup(view), websiteMarkup(view)];
});
