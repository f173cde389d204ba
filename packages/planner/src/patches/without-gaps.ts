import type { Patch } from "@audit/rules/fixes/patches/patch";

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type JsonObject = { readonly [name: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const GAP = "[fill in:";

/** Without one of these an entity says nothing that anybody could use. */
const CORE: Readonly<Record<string, readonly string[]>> = {
  Offer: ["price", "priceSpecification"],
  AggregateOffer: ["lowPrice"],
  UnitPriceSpecification: ["price"],
  PriceSpecification: ["price"],
  MonetaryAmount: ["value", "minValue"],
  OfferShippingDetails: ["shippingRate", "deliveryTime"],
  ShippingDeliveryTime: ["transitTime"],
  QuantitativeValue: ["value", "minValue", "maxValue"],
  DefinedRegion: ["addressCountry"],
  MerchantReturnPolicy: ["merchantReturnLink", "returnPolicyCategory"],
  OpeningHoursSpecification: ["opens"],
  PostalAddress: ["streetAddress", "addressLocality"],
  AggregateRating: ["ratingValue"],
  ImageObject: ["url", "contentUrl"],
  Person: ["name"],
  Organization: ["name"],
  Brand: ["name"],
};

/** Of a new offer all of these: an amount without its currency is no price. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Offer: ["priceCurrency"],
  AggregateOffer: ["priceCurrency"],
};

/** What a present entity says so stays until somebody puts another value there: without it the block is worth less. */
const LASTING: ReadonlySet<string> = new Set(
  "name headline url price priceCurrency description datePublished dateModified uploadDate".split(" "),
);

/** What a block of its own is for: without all of these it is a shell. */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  Article: ["headline"],
  BlogPosting: ["headline"],
  NewsArticle: ["headline"],
  WebSite: ["name"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
  ItemList: ["itemListElement"],
  Product: ["name", "offers"],
  ProductGroup: ["name", "hasVariant"],
  HowTo: ["name", "step"],
};

const typesOf = (entity: JsonObject): string[] =>
  [entity["@type"] ?? []].flat().filter((type) => typeof type === "string");

/** What the page says at the places of the gaps is what the rules found wrong: it may go, but for an entity's core. */
interface Completed {
  readonly made: Json | undefined;
  /** The present value without what goes. */
  readonly kept: Json | undefined;
}

const has = (value: Json): boolean =>
  typeof value === "string"
    ? value.includes(GAP)
    : isList(value)
      ? value.some(has)
      : isObject(value) && Object.values(value).some(has);

function complete(value: Json, base: Json | undefined, isCore: boolean): Completed {
  if (!has(value)) return { made: value, kept: base };
  if (typeof value === "string") return isCore ? { made: base, kept: base } : { made: undefined, kept: undefined };
  if (isList(value)) {
    const bases = isList(base) && base.length === value.length ? base : [];
    const all = value.map((one, index) => complete(one, bases[index], isCore));
    const made = all.flatMap((one) => one.made ?? []);
    const kept = bases.length > 0 ? all.flatMap((one) => one.kept ?? []) : base;
    return made.length > 0 ? { made, kept } : { made: undefined, kept: undefined };
  }
  if (!isObject(value)) return { made: value, kept: base };
  return completeEntity(value, isObject(base) ? base : undefined, isCore ? base : undefined);
}

function completeEntity(value: JsonObject, base: JsonObject | undefined, instead: Json | undefined): Completed {
  const core = typesOf(value).flatMap((type) => CORE[type] ?? []);
  const parts = Object.entries(value).map(
    ([name, inner]) =>
      [
        name,
        complete(inner, base?.[name], core.includes(name) || (base?.[name] !== undefined && LASTING.has(name))),
      ] as const,
  );
  const made = entriesOf(parts.map(([name, part]) => [name, part.made]));
  const says = Object.keys(made).some((name) => !name.startsWith("@") && !EMPTY.has(name));
  const isPriced = base !== undefined || made["priceSpecification"] !== undefined;
  const needed = isPriced ? [] : typesOf(value).flatMap((type) => NEEDED[type] ?? []);
  const isWhole =
    (core.length === 0 || core.some((name) => made[name] !== undefined)) &&
    needed.every((name) => made[name] !== undefined);
  if (!says || !isWhole || typesOf(value).includes("AggregateRating")) return { made: instead, kept: instead };
  const gone = new Set(parts.filter(([, part]) => part.made === undefined).map(([name]) => name));
  const changed = new Map(parts.map(([name, part]) => [name, part.kept]));
  const kept =
    base &&
    entriesOf(
      Object.entries(base).map(([name, own]) => [name, gone.has(name) ? undefined : (changed.get(name) ?? own)]),
    );
  return { made, kept };
}

const entriesOf = (entries: readonly (readonly [string, Json | undefined])[]): JsonObject =>
  Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Says nothing without the value beside it. */
const EMPTY: ReadonlySet<string> = new Set(["unitCode", "currency", "priceCurrency"]);

const parse = (text: string | null): Json | undefined => {
  try {
    return text === null ? undefined : (JSON.parse(text) as Json);
  } catch {
    return undefined;
  }
};

/**
 * A block of markup as it can be pasted: what only the owner knows is left out, so that no gap is ever published.
 * @returns the patch, held against what may stay of the present block; null where nothing is left to change
 */
export function withoutGaps<P extends Patch>(patch: P): P | null {
  const whole = parse(patch.after);
  if (whole === undefined) return patch;
  const before = parse(patch.before);
  const { made, kept } = complete(whole, before, false);
  if (!isObject(made) || JSON.stringify(made) === JSON.stringify(before)) return null;
  if (before === undefined && typesOf(made).some((type) => WHOLE[type]?.some((name) => made[name] === undefined)))
    return null;
  return { ...patch, before: kept === undefined ? patch.before : JSON.stringify(kept), after: JSON.stringify(made) };
}
