import { itemAt, type Business } from "@audit/facts";
import { createConverter, createShopTranslator, tongues, trades, type PlantedShop } from "@audit/testkit";

/** The planted shop told in another language and currency, or as another business. */
export interface Variant {
  readonly name: string;
  readonly tell: (shop: PlantedShop) => PlantedShop;
  readonly business: Business;
  /** BCP 47. */
  readonly language: string;
  /** Makes a site of a shop, in which the faults of what only shops have are lost. */
  readonly loses: boolean;
}

export const variants: readonly Variant[] = [
  ...tongues.map((tongue, at): Variant => ({
    name: `${tongue.lang}-${tongue.currency}`,
    tell: createShopTranslator(tongue, itemAt(tongues, (at + 1) % tongues.length)),
    business: "online-shop",
    language: tongue.lang,
    loses: false,
  })),
  ...trades.map((trade): Variant => ({
    name: trade.business,
    tell: createConverter(trade),
    business: trade.business,
    language: "en",
    loses: true,
  })),
];

/** Whether two tellings of a shop are the same site. */
export function isSame(one: PlantedShop, other: PlantedShop): boolean {
  const paths = Object.keys(one.pages);
  if (paths.length !== Object.keys(other.pages).length) return false;
  const isSamePage = (path: string): boolean =>
    one.pages[path] === other.pages[path] || JSON.stringify(one.pages[path]) === JSON.stringify(other.pages[path]);
  const rest = ({ pages: _pages, ...parts }: PlantedShop): string => JSON.stringify(parts);
  return paths.every(isSamePage) && rest(one) === rest(other);
}
