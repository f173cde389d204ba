import { itemAt } from "@audit/facts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { memberName } from "../../../../reading/enum-member.ts";
import { mainOffersOf } from "../../../../reading/products.ts";
import { valuesOf } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const CONDITIONS = [
  {
    name: "RefurbishedCondition",
    words:
      /(?<!\p{L})(refurbished|renewed|reconditionné\p{L}*|reacondicionad\p{L}*|ricondizionat\p{L}*|generalüberholt\p{L}*)(?!\p{L})/iu,
  },
  {
    name: "UsedCondition",
    words: /(?<!\p{L})(pre-owned|second-?hand|gebraucht(?:e[rsn]?)?|d'occasion|de segunda mano|tweedehands)(?!\p{L})/iu,
  },
];

/** A part of each of these words: most names have none. */
const MAY_NAME = /furb|enew|condi|holt|owned|hand|braucht|occa|egunda|tweede/i;

export const rule = definePageRule({
  id: "offer-item-condition",
  category: "schema",
  area: "product",
  severity: "medium",
  fixKind: "json-ld",
  certainty: 0.9,
  businesses: ["online-shop"],
  repair: { pasted: true },
  over: productPages,
  reads: ["structuredData", "headings", "head"],
  source: "https://support.google.com/merchants/answer/6324469",
  judge: ({ structuredData, headings, head }) => {
    const offers = mainOffersOf(structuredData);
    if (offers.length === 0) return notApplicable();
    const names = [...mainHeadings(headings).map(({ text }) => text), head.titles[0] ?? ""];
    if (!MAY_NAME.test(itemAt(names, 0))) return notApplicable();
    // Title and heading agree about the product itself; one alone may speak of a part or a service.
    const condition = CONDITIONS.find(({ words }) => names.length > 1 && names.every((name) => words.test(name)));
    if (condition === undefined) return notApplicable();
    const marked = offers.flatMap((offer) => valuesOf(offer, "itemCondition").map(memberName));
    if (marked.length > 0 && !marked.every((name) => /^new/i.test(name))) return pass();
    const saw = { heading: quoted(itemAt(names, 0)), itemCondition: marked[0] ?? null };
    return fail({ at: "Product > offers > itemCondition", saw, expected: condition.name });
  },
  words: { en },
  fix: fix,
});
