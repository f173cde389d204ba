import { cutAtWord, oneLine } from "../escape/plain.ts";

const MOST_OF_A_NAME = 90;

/** Names of schema.org that an owner would call otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  name: "name",
  color: "colour",
  image: "picture",
  sku: "article number (SKU)",
  mpn: "maker's number (MPN)",
  gtin: "barcode number (GTIN)",
  url: "address",
  telephone: "phone number",
  availability: "stock",
  priceCurrency: "currency",
  datePublished: "date of publication",
  dateModified: "date of the last change",
  uploadDate: "date of upload",
  thumbnailUrl: "preview picture",
  contentUrl: "address of the video file",
  embedUrl: "address of the player",
  openingHoursSpecification: "opening hours",
  ratingValue: "average rating",
  reviewCount: "number of reviews",
  ratingCount: "number of ratings",
  aggregateRating: "rating",
  itemReviewed: "the thing that is rated",
  returnFees: "cost of a return",
  returnMethod: "way of a return",
  returnShippingFeesAmount: "shipping cost of a return",
  applicableCountry: "country",
  returnPolicyCategory: "whether returns are possible",
  merchantReturnDays: "number of days",
  handlingTime: "days until the parcel leaves",
  transitTime: "days on the way",
  itemListElement: "steps",
  priceValidUntil: "last day of the price",
  offers: "offer",
  BreadcrumbList: "trail",
  ItemList: "list",
  ListItem: "list entry",
  FAQPage: "questions and answers",
  ProductGroup: "product with variants",
  AggregateRating: "rating",
  AggregateOffer: "price range",
  WebSite: "site",
  WebPage: "page",
  ImageObject: "picture",
  VideoObject: "video",
  LocalBusiness: "business with premises",
};

/** A name of schema.org in plain words: "offers.priceCurrency" is "currency", "shippingDetails" is "shipping details". */
export function plainName(name: string): string {
  const last = oneLine(name).split(/[./#]/).at(-1) ?? "";
  return NAMES[last] ?? cutAtWord(last.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase(), MOST_OF_A_NAME, "…");
}

/** The entity at a place of the markup, in plain words: "json-ld WebPage > video" is "video". */
export const plainPlace = (at: string): string =>
  plainName((at.split(" > ").at(-1) ?? at).replace(/^(json-ld|microdata|rdfa) /, "").split("+")[0] ?? at);
