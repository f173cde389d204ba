import { itemAt } from "@audit/facts";
import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { listableHtml } from "../../../../populations.ts";
import { amountsOf } from "../../../../reading/offer-price.ts";
import { holdsNumber, textsWithNumbers } from "../../../../reading/shown-numbers.ts";
import { itemsOf } from "../../../../reading/structured-data.ts";
import { addressesOfVariant, describedVariants, mainGroupsOf, variantName } from "../../../../reading/variants.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

const FRAME = new Set(["header", "nav", "footer", "aside"]);

/**
 * Looks at addresses with a parameter that the markup gives to one variant: the first price in the main text must be
 * that variant's. Where all variants cost the same the page can't tell.
 */
export const rule = definePageRule({
  id: "variant-preselect",
  category: "schema",
  area: "variants",
  severity: "medium",
  fixKind: "config",
  certainty: 0.7,
  businesses: ["online-shop"],
  repair: { work: "hard" },
  over: listableHtml,
  reads: ["url", "kind", "structuredData", "commerce", "text"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/product-variants",
  judge: ({ url, kind, structuredData, commerce, text }) => {
    if (kind !== "product" || !url.includes("?")) return notApplicable();
    const variants = mainGroupsOf(structuredData).flatMap(describedVariants);
    const prices = variants.map((variant) => itemsOf(variant, "offers").flatMap(amountsOf));
    const index = variants.findIndex((variant) => addressesOfVariant(variant).some((own) => isSame(own, url)));
    const own = prices[index] ?? [];
    const others = prices.flat().filter((amount) => !own.includes(amount));
    if (own.length === 0 || others.length === 0) return notApplicable();
    const shown = commerce.prices.filter(({ region }) => !FRAME.has(region));
    if (shown.length === 0) return unknown("The page shows no price in its HTML; a script may choose the variant.");
    if (shown.some(({ amount }) => own.includes(amount))) return pass();
    // The number itself is the price, whatever its sign.
    const texts = textsWithNumbers(text);
    if (own.some((amount) => holdsNumber(texts, amount))) return pass();
    const wrong = shown.find(({ amount }) => others.includes(amount));
    if (!wrong) return unknown("The page shows none of the variants' prices in its HTML.");
    const saw = { variant: variantName(itemAt(variants, index), index), marked: own, shown: wrong.text };
    return fail({ at: "visible price", saw, expected: "the price of the variant in the address" });
  },
  words: { en },
  fix: worklist(en),
});

const isSame = (address: string, url: string): boolean => URL.parse(address, url)?.href === url;
