type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const isObject = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const same = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Both changes of one entity: what either of them changed counts; where both did, the first one's. */
function merge(base: Json | undefined, first: Json | undefined, second: Json | undefined): Json | undefined {
  if (same(first, second) || same(second, base)) return first;
  if (same(first, base) || isOpen(first, second)) return second;
  if (isList(first) && isList(second) && isList(base) && first.length === base.length && second.length === base.length)
    return first.flatMap((one, index) => merge(base[index], one, second[index]) ?? []);
  if (!isObject(first) || !isObject(second)) return first;
  const before = isObject(base) ? base : {};
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = merge(before[name], first[name], second[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A place that only the owner could fill, where the other knows what belongs there. */
const isOpen = (first: Json | undefined, second: Json | undefined): boolean =>
  typeof first === "string" &&
  first.includes("[fill in:") &&
  second !== undefined &&
  !JSON.stringify(second).includes("[fill in:");

const parse = (text: string | null): Json | undefined => {
  try {
    return text === null ? undefined : (JSON.parse(text) as Json);
  } catch {
    return undefined;
  }
};

/**
 * Two blocks for one entity as one.
 * @param base the entity as the page has it, or null
 */
export function mergeMarkup(base: string | null, first: string, second: string): string {
  const [one, other] = [parse(first), parse(second)];
  const before = parse(base);
  return JSON.stringify(inVariants(merge(before, one, other) ?? one, offersIn(before), [one, other].flatMap(offersIn)));
}

const offersIn = (block: Json | undefined): readonly Json[] => {
  const offers = isObject(block) ? block["offers"] : undefined;
  return offers === undefined ? [] : isList(offers) ? offers : [offers];
};

const isAt = (url: Json | undefined) => (offer: Json) => isObject(offer) && offer["url"] === url;

/** Where one task made a group whose variants hold the offers, what another changed in these belongs there, too. */
function inVariants(block: Json | undefined, before: readonly Json[], changed: readonly Json[]): Json | undefined {
  if (!isObject(block) || block["@type"] !== "ProductGroup" || !isList(block["hasVariant"])) return block;
  const { offers: _offers, hasVariant, ...group } = block;
  const variants = hasVariant.map((variant) => {
    const own = isObject(variant) ? variant["offers"] : undefined;
    if (!isObject(variant) || !isObject(own) || own["url"] === undefined) return variant;
    const base = before.find(isAt(own["url"]));
    const offers = changed.filter(isAt(own["url"])).reduce<Json>((all, offer) => merge(base, all, offer) ?? all, own);
    return { ...variant, offers };
  });
  return { ...group, hasVariant: variants };
}
