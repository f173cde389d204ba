import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { readHreflang } from "../../../../knowledge/hreflang-code.ts";
import { currencyOfRegion } from "../../../../knowledge/region-currencies.ts";
import { productPages } from "../../../../populations.ts";
import { currencyOf } from "../../../../reading/offer-price.ts";
import { ownLanguages } from "../../../../reading/own-languages.ts";
import { mainProductOf, offersOf } from "../../../../reading/products.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "currency-locale-mismatch",
  category: "technical",
  area: "international",
  severity: "medium",
  fixKind: "template",
  // Some shops charge one currency everywhere on purpose.
  certainty: 0.7,
  businesses: ["online-shop", "food-ordering"],
  over: productPages,
  reads: ["url", "head", "response", "structuredData", "commerce"],
  source: "https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites",
  judge: ({ url, head, response, structuredData, commerce }) => {
    const codes = ownLanguages({ url, head, response });
    const regions = regionsAmong(codes);
    const wanted = new Set(regions.map((region) => currencyOfRegion.get(region)));
    const product = mainProductOf(structuredData);
    const marked =
      product === null
        ? []
        : offersOf(product)
            .map((offer) => currencyOf(offer).toUpperCase())
            .filter(Boolean);
    const shown = commerce.prices.flatMap(({ currency }) => currency ?? []);
    const seen = new Set(marked.length > 0 ? marked : shown);
    if (wanted.size === 0 || wanted.has(undefined) || seen.size === 0) return notApplicable();
    if ([...seen].some((currency) => wanted.has(currency))) return pass();
    return fail({
      at: marked.length > 0 ? "priceCurrency of the offer" : "visible prices",
      saw: { countries: regions, currencies: [...seen], codes: [...codes], others: languagesOf(head.hreflang, codes) },
      expected: [...wanted].filter((currency) => currency !== undefined),
    });
  },
  words: { en },
  fix,
});

/** The languages of the other versions. */
const languagesOf = (links: readonly { readonly hreflang: string | null }[], own: readonly string[]): string[] => [
  ...new Set(
    links.flatMap(({ hreflang }) => {
      const code = hreflang === null || own.includes(hreflang) ? null : readHreflang(hreflang);
      return typeof code === "object" && code !== null ? [code.language] : [];
    }),
  ),
];

/** Countries that a page is made for; none where it is also offered to the language as a whole. */
function regionsAmong(codes: readonly string[]): string[] {
  const own = codes.map(readHreflang).filter((code) => typeof code === "object");
  return own.some(({ region }) => region === null) ? [] : own.flatMap(({ region }) => region ?? []);
}
