import { specificTexts } from "../../../../reading/shown-things.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { normaliseUrl, sameSite } from "@audit/facts";
import { originOf } from "../../../../reading/origin.ts";
import { mainOffersOf } from "../../../../reading/products.ts";
import { addressesOf } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "offer-url-canonical",
  category: "schema",
  area: "product",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.9,
  businesses: ["online-shop", "food-ordering"],
  repair: { pasted: true },
  over: productPages,
  reads: ["url", "head", "structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  judge: ({ url, head, structuredData }) => {
    const offers = mainOffersOf(structuredData);
    const written = offers.flatMap((offer) => addressesOf(offer, "url"));
    // What begins with the page's own origin needs no closer look.
    const home = originOf(url);
    if (written.length > 0 && written.every((one) => one.startsWith(home))) return pass();
    const addresses = written.flatMap((one) => normaliseUrl(one, url) ?? []);
    if (addresses.length === 0) return notApplicable();
    const own = [url, ...head.canonicals.flatMap((link) => link.url ?? [])];
    const astray = addresses.find((one) => !own.some((known) => sameSite(known, one)));
    return astray === undefined
      ? pass()
      : fail({ at: "Product > offers > url", saw: quoted(astray), expected: own.at(-1) ?? url });
  },
  words: { en },
  shows: (saw) => specificTexts([saw]),
  fix: fix,
});
