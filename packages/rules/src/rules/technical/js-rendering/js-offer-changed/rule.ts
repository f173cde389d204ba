import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import type { StructuredDataFacts } from "@audit/facts";
import { availabilityOf } from "../../../../reading/availability.ts";
import { amountsOf, currencyOf } from "../../../../reading/offer-price.ts";
import { offerReadingOf } from "../../../../reading/offer-sides.ts";
import { mainOffersOf } from "../../../../reading/products.ts";
import { difference, judgeRendered } from "../../../../reading/rendered-pages.ts";
import { stockOf } from "../../../../reading/shown-offer.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** Scripts may choose one variant of several: only prices that lie apart altogether are another offer. */
export const rule = defineSiteRule({
  id: "js-offer-changed",
  category: "technical",
  area: "js-rendering",
  severity: "high",
  fixKind: "template",
  certainty: 0.9,
  businesses: ["online-shop", "food-ordering"],
  repair: { work: "hard" },
  aiVisibility: true,
  kinds: ["product"],
  reads: ["rendering"],
  source:
    "https://developers.google.com/search/docs/appearance/structured-data/generate-structured-data-with-javascript",
  judge: ({ rendering }) =>
    judgeRendered(rendering, (page) => {
      const [sent, after] = [page.raw, page.rendered].map((side) => offerOf(offerReadingOf(side)?.structuredData));
      if (!sent || !after) return "outside";
      return liesApart(sent, after) || contradicts(sent, after) ? difference(sent.said, after.said) : null;
    }),
  words: { en },
  givesWayTo: [{ to: ["ai-content-needs-js", "js-main-content-missing"], as: "finding" }],
  fix: worklist(en),
});

interface Offered {
  readonly amounts: readonly number[];
  readonly currencies: readonly string[];
  readonly stock: ReturnType<typeof stockOf>;
  readonly said: readonly string[];
}

/** What the markup offers; null without a price above zero. */
function offerOf(data: StructuredDataFacts | undefined): Offered | null {
  const offers = data ? mainOffersOf(data) : [];
  const amounts = offers.flatMap(amountsOf).filter((amount) => amount > 0);
  if (amounts.length === 0) return null;
  const names = offers.map(availabilityOf).filter((name) => name !== null);
  const said = offers
    .filter((offer) => amountsOf(offer).length > 0)
    .map((offer) => [amountsOf(offer).join("–"), currencyOf(offer), availabilityOf(offer)].filter(Boolean).join(" "));
  return {
    amounts,
    currencies: offers.map((offer) => currencyOf(offer).toUpperCase()).filter(Boolean),
    stock: stockOf(names),
    said: [...new Set(said)].slice(0, 5),
  };
}

const contradicts = (one: Offered, other: Offered): boolean =>
  one.stock !== null && other.stock !== null && one.stock !== other.stock;

function liesApart(one: Offered, other: Offered): boolean {
  if (
    one.currencies.length > 0 &&
    other.currencies.length > 0 &&
    !one.currencies.some((code) => other.currencies.includes(code))
  )
    return true;
  return Math.max(...one.amounts) < Math.min(...other.amounts) || Math.max(...other.amounts) < Math.min(...one.amounts);
}
