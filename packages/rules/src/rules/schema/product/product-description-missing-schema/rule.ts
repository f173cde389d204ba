import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { mainItemsOf, mainProductsOf } from "../../../../reading/products.ts";
import { firstText } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "product-description-missing-schema",
  category: "schema",
  area: "product",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.9,
  businesses: ["online-shop", "food-ordering"],
  repair: { pasted: true, perPage: true },
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  judge: ({ structuredData }) => {
    const products = mainProductsOf(structuredData);
    const [first] = products;
    if (first === undefined) return notApplicable();
    let text = "";
    for (const item of mainItemsOf(structuredData)) text ||= firstText(item, "description");
    if (text === "") {
      return fail({ at: `${first.format} Product > description`, saw: null, expected: "a text" });
    }
    const fault = faultOf(text);
    if (fault === null) return pass();
    return fail({ at: "Product > description", saw: { fault, text: quoted(text) }, expected: "plain text" });
  },
  words: { en },
  symptoms: [{ of: "product-data", rank: 4, shows: () => true }],
  givesWayTo: [{ to: ["product-description-missing"], as: "finding" }],
  onlyProposed: true,
  gives: ["description"],
  fix,
});

const TAG = /<\/?(p|br|div|span|strong|b|em|i|ul|ol|li|h[1-6]|a|img|table|tr|td)\b[^>]*>/i;
const ESCAPED = /&lt;\/?[a-z][a-z0-9]*|&amp;(amp|nbsp|quot|lt|gt|#\d+);|&(nbsp|quot|lt|gt|#0?39|rsquo|ndash);/i;

/** How a text that is cut off ends. */
const ENDS_CUT: ReadonlySet<string> = new Set([".", "…", "]"]);

/** An ellipsis at the very end is a cut; in between it is style. */
function faultOf(text: string): string | null {
  if (text.includes("<") && TAG.test(text)) return "HTML tags";
  if (text.includes("&") && ESCAPED.test(text)) return "escaped HTML";
  if (!ENDS_CUT.has(text.at(-1) ?? "")) return null;
  return /[\p{L}\p{N},]\s?(\.\.\.|…|\[…\]|\[\.\.\.\])$/u.test(text) ? "cut off" : null;
}
