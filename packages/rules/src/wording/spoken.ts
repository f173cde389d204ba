import type { SiteView } from "../view/site-view.ts";

/** Whether the site is known to sell. */
export const isShop = ({ site }: SiteView): boolean => site.profile.sells === true;

/** Rules speak to shops; readers of other sites have a system, a site and visitors. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/\bshop or blog system\b/g, "system"],
  [/\bshop systems\b/g, "systems"],
  [/\bshop system\b/g, "system"],
  [/\bshop or app\b/g, "app"],
  [/\bserver and shop\b/g, "server"],
  [/\bthe shop's name\b/g, "the site's name"],
  [/\b(shop|store)s\b/g, "sites"],
  [/\bShops\b/g, "Sites"],
  [/\b(the|your|a|this|This|The|Your|whole) shop\b/g, "$1 site"],
  [/\b(?:shoppers|buyers|customers)\b/g, "visitors"],
  [/\b(?:Shoppers|Buyers|Customers)\b/g, "Visitors"],
  [/\ba shopper\b/g, "a visitor"],
  [/\bproducts, categories\b/g, "pages"],
  [/\bnew products are\b/g, "new pages are"],
  [/\bproduct, category or topic\b/g, "topic"],
  [/; for products price, key feature and delivery/g, ""],
];

/** A rule's sentence as it suits the site. Page text never comes in here. */
export const spoken = (text: string, view: SiteView): string =>
  isShop(view) ? text : ELSEWHERE.reduce((sentence, [from, to]) => sentence.replace(from, to), text);
