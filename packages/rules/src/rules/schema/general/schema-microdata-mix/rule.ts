import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { SdItem } from "@audit/facts";
import { indexableContent } from "../../../../populations.ts";
import { availabilityOf } from "../../../../reading/availability.ts";
import { asSaidIn, isSaidInSeveral, syntaxesOf } from "../../../../reading/graph/entity-graph.ts";
import { amountsOf, currencyOf } from "../../../../reading/offer-price.ts";
import { gtinsOf } from "../../../../reading/product-numbers.ts";
import { mainProductsOf, offersOf } from "../../../../reading/products.ts";
import { firstText, itemsOf } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { type EvidenceValue, fail, notApplicable, pass } from "../../../../verdict.ts";

/** Compares what two syntaxes say about one product. Products of different names are taken for different products. */
export const rule = definePageRule({
  id: "schema-microdata-mix",
  category: "schema",
  area: "general",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 0.9,
  repair: { pasted: true },
  over: indexableContent,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  judge: ({ structuredData }) => {
    const described = mainProductsOf(structuredData).find(isSaidInSeveral);
    if (!described) return notApplicable();
    const [one, ...others] = syntaxesOf(described).map((syntax) => asSaidIn(described, syntax));
    if (one === undefined) return notApplicable();
    for (const other of others) {
      const saw = FACTS.flatMap((fact) => differences(one, other, fact));
      if (saw.length > 0) return fail({ at: `${one.format} and ${other.format} Product`, saw });
    }
    return pass();
  },
  words: { en },
  fix,
});

interface Fact {
  readonly name: string;
  readonly read: (product: SdItem) => (string | number)[];
}

const FACTS: readonly Fact[] = [
  { name: "price", read: (product) => offersOf(product).flatMap(amountsOf) },
  {
    name: "priceCurrency",
    read: (product) => offersOf(product).flatMap((offer) => currencyOf(offer).toUpperCase() || []),
  },
  { name: "availability", read: (product) => offersOf(product).flatMap((offer) => availabilityOf(offer) ?? []) },
  { name: "gtin", read: (product) => gtinsOf(product).map(({ value }) => value.replace(/\D/g, "").replace(/^0+/, "")) },
  {
    name: "ratingValue",
    read: (product) =>
      itemsOf(product, "aggregateRating").flatMap(
        (rating) => Number(firstText(rating, "ratingValue").replace(",", ".")) || [],
      ),
  },
];

/** Values of both sides when they share none. */
type Difference = { readonly property: string; readonly [syntax: string]: EvidenceValue };

function differences(one: SdItem, other: SdItem, { name, read }: Fact): Difference[] {
  const [a, b] = [read(one), read(other)];
  const conflict = a.length > 0 && b.length > 0 && !a.some((value) => b.includes(value));
  return conflict ? [{ property: name, [one.format]: a.slice(0, 5), [other.format]: b.slice(0, 5) }] : [];
}
