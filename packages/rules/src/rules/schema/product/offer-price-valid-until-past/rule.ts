import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { availabilityOf } from "../../../../reading/availability.ts";
import { offerName } from "../../../../reading/offer-price.ts";
import { mainOffersOf } from "../../../../reading/products.ts";
import { firstText, itemsOf } from "../../../../reading/structured-data.ts";
import { isIsoDate } from "../../../../reading/value-formats.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const GONE: ReadonlySet<string> = new Set(["OutOfStock", "SoldOut", "Discontinued"]);
const DAY = 86_400_000;

/** Compares with the Date header of the answer: the moment at which the server said so. */
export const rule = definePageRule({
  id: "offer-price-valid-until-past",
  category: "schema",
  area: "product",
  severity: "high",
  onlyProposed: true,
  fixKind: "json-ld",
  certainty: 1,
  businesses: ["online-shop", "food-ordering"],
  ceiling: { health: 65, aiCitation: 65, because: "The prices in the product data have expired on most pages." },
  repair: { pasted: true },
  over: productPages,
  reads: ["structuredData", "response"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  judge: ({ structuredData, response }) => {
    const dated = mainOffersOf(structuredData).flatMap((offer, index) => {
      const until = firstText(offer, "priceValidUntil") || specifiedEnd(offer);
      return until !== "" && isIsoDate(until) ? [{ offer: offerName(offer, index), until }] : [];
    });
    if (dated.length === 0) return notApplicable();
    const now = Date.parse(response.headers["date"] ?? "");
    if (Number.isNaN(now)) return notApplicable();
    const past = dated.filter(({ until }) => endOf(until) < now);
    if (past.length === 0) return pass();
    const soldOut = mainOffersOf(structuredData).every((offer) => GONE.has(availabilityOf(offer) ?? ""));
    const saw = { offers: dated.length, expired: past.length, examples: past.slice(0, 3), soldOut };
    return fail({
      at: "Product > offers > priceValidUntil",
      saw,
      expected: `a date after ${new Date(now).toISOString().slice(0, 10)}`,
    });
  },
  words: { en },
  mild: { when: ({ evidence: { saw } }) => saw.soldOut, because: "nobody can order what these prices are for" },
  untrue: 1.25,
  fix,
});

const specifiedEnd = (offer: Parameters<typeof itemsOf>[0]): string =>
  itemsOf(offer, "priceSpecification")
    .map((one) => firstText(one, "validThrough"))
    .find(Boolean) ?? "";

/** A date without a time, or a time without a zone, lasts until it has passed everywhere on earth. */
function endOf(until: string): number {
  if (until.length < 10) return Number.POSITIVE_INFINITY;
  if (!until.includes("T")) return Date.parse(until) + 1.5 * DAY;
  return /(Z|[+-]\d{2}(:?\d{2})?)$/i.test(until) ? Date.parse(until) : Date.parse(`${until}Z`) + DAY / 2;
}
