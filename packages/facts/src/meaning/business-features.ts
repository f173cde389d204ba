import type { PageFacts } from "../page-facts.ts";
import type { SdItem } from "../structured-data.ts";
import { businessesTyped } from "./business-types.ts";
import { businessesNamed } from "./business-words.ts";
import type { Business } from "./businesses.ts";

/** What one page tells of the business behind the site. */
export interface BusinessFeatures {
  /** Businesses that its markup names. */
  readonly marked: readonly Business[];
  /** Businesses that its title, description and main heading name. */
  readonly named: readonly Business[];
  /** Shows opening hours, a phone number to call and where to come to. */
  readonly isPlace: boolean;
  /** Its markup names a place where goods are sold. */
  readonly isStore: boolean;
  /** Prices of a list of things that lead nowhere, as dishes of a menu or services do. */
  readonly priceList: boolean;
  /** Names prices, in a list or not, and nothing to order with. */
  readonly isPriced: boolean;
  /** Shows pieces of code. */
  readonly isCode: boolean;
  /** Made by a system for shops. */
  readonly isShopSystem: boolean;
}

type Read = Pick<
  PageFacts,
  "structuredData" | "head" | "headings" | "links" | "resources" | "structure" | "outline" | "tech" | "claims"
>;

/** Maps of the places that people are sent to. */
const map =
  /^https?:\/\/(?:[\w-]+\.)*(?:google\.[a-z.]+\/maps|maps\.google\.|maps\.app\.goo\.gl|goo\.gl\/maps|openstreetmap\.org|maps\.apple\.com|yandex\.[a-z]+\/(?:maps|map-widget)|2gis\.|mapy\.c|waze\.com|map\.naver\.com|map\.kakao\.com)/i;

const shopSystems: ReadonlySet<string> = new Set(
  "shopify woocommerce shopware magento prestashop bigcommerce opencart oxid jtl ecwid salesforce-commerce sylius bagisto".split(
    " ",
  ),
);

/** Subtypes of LocalBusiness in schema.org that make or sell goods. */
const ofStores =
  /Store$|^(?:OnlineStore|OnlineBusiness|Bakery|Brewery|Winery|Distillery|Florist|BikeStore|PawnShop|IceCreamShop|Optician|Pharmacy)$|^(?:Book|Music|Toy|Pet|Jewelry|Tire)Shop$/;

const leastPriced = 6;
const leastCode = 2;

/** Hours in one line with a mail address are those in which somebody answers. */
const isAnswered = ({ claims }: Read): boolean =>
  claims.hours.length > 0 && claims.hours.every(({ text }) => text.includes("@"));

function showsPlace(page: Read): boolean {
  const { structuredData, links, resources, outline } = page;
  if (!outline.hours || isAnswered(page) || !links.some(({ href }) => /^tel:/i.test(href))) return false;
  return (
    structuredData.items.some(({ types, props }) => types.includes("PostalAddress") || "address" in props) ||
    links.some(({ url }) => url !== null && map.test(url)) ||
    resources.iframes.some(({ url }) => url !== null && map.test(url)) ||
    outline.address
  );
}

/** Types of whoever is behind a site or page, where markup names him inside it. */
const publishersOf = ({ types, props }: SdItem): string[] =>
  types.some((type) => type === "WebSite" || type === "WebPage")
    ? (props["publisher"] ?? []).flatMap((value) => (typeof value === "object" ? value.types : []))
    : [];

/** What a page tells of the business behind its site, by markup, structure and, last, the names of trades. */
export function readBusinessFeatures(page: Read): BusinessFeatures {
  const { structuredData, head, headings, outline, structure, tech } = page;
  const types = new Set(structuredData.items.flatMap((item) => [...item.types, ...publishersOf(item)]));
  const main = headings.find(({ level }) => level === 1)?.text ?? "";
  const priced = outline.prices.filter(({ list, old }) => list && !old).length;
  return {
    marked: businessesTyped(types),
    named: businessesNamed(`${head.titles[0] ?? ""}\n${main}\n${head.descriptions[0] ?? ""}`.slice(0, 600)),
    isPlace: showsPlace(page),
    isStore: [...types].some((type) => ofStores.test(type)),
    priceList: priced >= leastPriced && outline.pricedCards === 0 && outline.controls.length === 0,
    isPriced: outline.prices.some(({ old }) => !old) && outline.pricedCards === 0 && outline.controls.length === 0,
    isCode: structure.codes >= leastCode,
    isShopSystem: tech.platform !== null && shopSystems.has(tech.platform),
  };
}
