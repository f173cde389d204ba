import { type Fixer, isFillIn } from "../../../../fixes/fixer.ts";
import { organizationMarkup, websiteMarkup } from "../../../../fixes/markup/organization-markup.ts";
import { once } from "../../../../fixes/markup/blocks.ts";
import { textIn } from "../../../../fixes/markup/json-values.ts";
import { businessTypes } from "../../../../reading/organizations.ts";
import { entities } from "../../../../view/entities.ts";
import type { SiteView } from "../../../../view/site-view.ts";

/** A name and an address alone tell nobody more than the page does. */
const TELLING = ["logo", "telephone", "email", "address", "sameAs", "legalName", "description"];

/** A script writes such a block already, as a browser saw: a second one would be another business. */
const isWrittenByScript = ({ site: { rendering, home } }: SiteView): boolean =>
  rendering.pages.some(({ url, rendered }) => url === home && rendered.types.some((type) => businessTypes.has(type)));

/** Who runs the site and what it is called: both blocks of the home page, the second where it lacks one. */
export const fix: Fixer = (cause, view) => {
  const business = organizationMarkup(view);
  const isTold = TELLING.some((name) => business[name] !== undefined) && !isFillIn(textIn(business["name"]));
  if (!isTold || isWrittenByScript(view)) return null;
  const home = view.pageAt(view.site.home);
  const isNamed = home !== null && entities(home, "WebSite").length > 0;
  return once(() => (isNamed ? [business] : [business, websiteMarkup(view, business["@id"])]))(cause, view);
};
