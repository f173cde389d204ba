import type { SdItem } from "@audit/facts";
import { indexableContent } from "../../../populations.ts";
import { availabilityOf } from "../../../reading/availability.ts";
import { amountsOf } from "../../../reading/offer-price.ts";
import { mainProductsOf, offersOf } from "../../../reading/products.ts";
import { firstText, itemsOf } from "../../../reading/structured-data.ts";
import { normalised } from "../../../reading/words.ts";
import { definePageRule } from "../../../rule.ts";
import { fail, notApplicable, pass } from "../../../verdict.ts";

/** Compares what two syntaxes say about one product. Products of different names are taken for different products. */
export const schemaMicrodataMix = definePageRule({
  id: "schema-microdata-mix",
  category: "schema",
  area: "general",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 0.9,
  over: indexableContent,
  reads: ["structuredData"],
  says: {
    failing: "JSON-LD and microdata contradict each other",
    why: "The page describes the product twice, with different values. Search engines may show the wrong one or none.",
    fix: "Keep one of the two, best JSON-LD, or feed both from the same data. Often theme and plugin each write their own.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  },
  judge: ({ structuredData }) => {
    const [one, ...others] = mainProductsOf(structuredData);
    const other = others.find((item) => one && sameProduct(one, item));
    if (!one || !other) return notApplicable();
    const differing = FACTS.flatMap(({ name, read }) => {
      const [a, b] = [read(one), read(other)];
      return a.length > 0 && b.length > 0 && !a.some((value) => b.includes(value))
        ? [{ property: name, [one.format]: a.slice(0, 5), [other.format]: b.slice(0, 5) }]
        : [];
    });
    return differing.length === 0 ? pass() : fail({ at: `${one.format} and ${other.format} Product`, saw: differing });
  },
});

const FACTS: readonly { name: string; read: (product: SdItem) => (string | number)[] }[] = [
  { name: "price", read: (product) => offersOf(product).flatMap(amountsOf) },
  { name: "availability", read: (product) => offersOf(product).flatMap((offer) => availabilityOf(offer) ?? []) },
  {
    name: "ratingValue",
    read: (product) =>
      itemsOf(product, "aggregateRating").flatMap(
        (rating) => Number(firstText(rating, "ratingValue").replace(",", ".")) || [],
      ),
  },
];

function sameProduct(one: SdItem, other: SdItem): boolean {
  const [a, b] = [one, other].map((item) => normalised(firstText(item, "name")));
  return a === "" || b === "" || a === b || a!.includes(b!) || b!.includes(a!);
}
