import { worklist } from "../../../../fixes/worklist.ts";
import { returnLanguages } from "../../../../knowledge/terms-words.ts";
import { en } from "./words.en.ts";
import { itemAt, type PageFacts, type SdItem } from "@audit/facts";
import { productPages } from "../../../../populations.ts";
import { isReadIn } from "../../../../reading/language.ts";
import { noted } from "../../../../reading/noted.ts";
import { amountsOf, plainNumber } from "../../../../reading/offer-price.ts";
import { shippingTermsOf, shipsNowhere } from "../../../../reading/policies.ts";
import { policyTerms } from "../../../../reading/policy-pages.ts";
import { mainOffersOf } from "../../../../reading/products.ts";
import { itemsOf, textsOf, valuesOf } from "../../../../reading/structured-data.ts";
import {
  agreed,
  daysIn,
  joinTerms,
  visibleTerms,
  type Said,
  type VisibleTerms,
} from "../../../../reading/visible-terms.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, unknown, type Evidence } from "../../../../verdict.ts";

/** Only markup with one rate for all its countries is judged: which country a sentence means can't be told. */
export const rule = defineSiteRule({
  id: "shipping-mismatch",
  category: "schema",
  area: "shipping-returns",
  severity: "high",
  fixKind: "json-ld",
  certainty: 0.8,
  businesses: ["online-shop"],
  aiVisibility: true,
  kinds: ["product"],
  languages: returnLanguages,
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/merchant-listing",
  judge: ({ pages }) => {
    const stated = pages.flatMap((page) => {
      const product = isReadIn(returnLanguages, page) ? shippedProduct(page) : null;
      return product ? [{ page, product }] : [];
    });
    if (stated.length === 0) return notApplicable();
    let compared = 0;
    const faults = stated.flatMap(({ page, product }) => {
      const policy = policyTerms(pages, "shipping", page.head.lang);
      const visible = policy ? joinTerms([product.visible, policy]) : product.visible;
      const verdicts = [costConflict(product, visible), timeConflict(product), placeConflict(product, visible)];
      if (verdicts.some((verdict) => verdict !== "unclear")) compared += 1;
      const evidence = verdicts.find((verdict) => typeof verdict === "object");
      return evidence ? [{ url: page.url, evidence }] : [];
    });
    if (compared === 0)
      return unknown(
        "No page says in words that can be read for sure what shipping costs, how long it takes or where it goes.",
      );
    return judgePages(faults, compared);
  },
  words: { en },
  fix: worklist(en),
});

interface Shipped {
  readonly prices: readonly number[];
  /** Of the price; shipping in another one is another rule's matter. */
  readonly currency: string;
  /** The one rate of the markup; null when countries or offers differ. */
  readonly rate: number | null;
  /** Fewest and most days until delivery by the markup; null when it doesn't say. */
  readonly days: readonly [number, number] | null;
  /** Two-letter codes of all destinations; empty when one of them is no country. */
  readonly countries: readonly string[];
  readonly visible: VisibleTerms;
  readonly delivery: string | null;
}

const shippedProduct = noted((page: Omit<PageFacts, "links">): Shipped | null => {
  if (!productPages.includes(page)) return null;
  const terms = shippingTermsOf(page.structuredData);
  const details = terms.map(({ item }) => item);
  if (details.length === 0 || details.some(shipsNowhere)) return null;
  const rates = new Set(details.map(rateOf));
  return {
    prices: mainOffersOf(page.structuredData).flatMap(amountsOf),
    currency: itemAt(terms, 0).currency,
    rate: rates.size === 1 ? itemAt([...rates], 0) : null,
    days: details.length === 1 ? daysOf(itemAt(details, 0)) : null,
    countries: countriesOf(details),
    visible: visibleTerms(page.text),
    delivery: page.commerce.deliveryText,
  };
});

const rateOf = (details: SdItem): number | null => {
  const [rate] = itemsOf(details, "shippingRate");
  return rate ? plainNumber(valuesOf(rate, "value")[0]) : null;
};

function countriesOf(details: readonly SdItem[]): string[] {
  const named = details.flatMap((one) =>
    itemsOf(one, "shippingDestination").flatMap((region) => textsOf(region, "addressCountry")),
  );
  const codes = named.map((name) => (/^[a-z]{2}$/i.test(name) ? name.toUpperCase() : null));
  return codes.includes(null) ? [] : [...new Set(codes.filter((code) => code !== null))];
}

function daysOf(details: SdItem): readonly [number, number] | null {
  const spans = itemsOf(details, "deliveryTime").flatMap((time) =>
    ["handlingTime", "transitTime"].flatMap((name) => itemsOf(time, name)),
  );
  const ends = ["minValue", "maxValue"].map((end) => spans.map((span) => plainNumber(valuesOf(span, end)[0])));
  if (spans.length === 0 || ends.flat().includes(null)) return null;
  const [least = 0, most = 0] = ends.map((values) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0));
  return [least, most];
}

type Conflict =
  | { readonly markup: number | readonly string[]; readonly page: string }
  | { readonly markupDays: string; readonly page: string };
type Finding = Evidence<Conflict> | "agrees" | "unclear";

function costConflict({ rate, prices, currency }: Shipped, visible: VisibleTerms): Finding {
  if (rate === null || prices.length === 0 || visible.isCut) return "unclear";
  const isComparable = ({ currency: own }: Said): boolean => (own ?? currency) === currency;
  if (![...visible.freeFrom, ...visible.costs].every(isComparable)) return "unclear";
  const threshold = agreed(visible.freeFrom);
  const cost = agreed(visible.costs.filter(({ value }) => !prices.includes(value)));
  const isFreeHere = threshold !== null && prices.every((price) => price >= threshold.value);
  const isPaidHere = threshold !== null && prices.every((price) => price < threshold.value);
  if (rate > 0 && isFreeHere) return found(rate, threshold.text);
  if (rate > 0 && visible.free !== null && visible.freeFrom.length === 0 && visible.costs.length === 0)
    return found(rate, visible.free);
  if (rate === 0 && isPaidHere && visible.free === null) return found(rate, threshold.text);
  if (rate === 0 && cost && cost.value > 0 && visible.free === null && visible.freeFrom.length === 0)
    return found(rate, cost.text);
  if (rate > 0 && cost && !visible.amounts.includes(rate)) return found(rate, cost.text);
  return (rate > 0 && visible.amounts.includes(rate)) || (rate === 0 && visible.free !== null) ? "agrees" : "unclear";
}

const found = (markup: number, text: string) => ({
  at: "Product > offers > shippingDetails > shippingRate",
  saw: { markup, page: quoted(text) },
  expected: "the same in both",
});

/** Working days against days of the calendar, and a day that the parcel may wait, are no contradiction. */
const SLACK_TIMES = 1.5;
const SLACK_DAYS = 1;

function timeConflict({ days, delivery }: Shipped): Finding {
  const [span, ...others] = delivery === null ? [] : daysIn(delivery);
  if (days === null || delivery === null || span === undefined || others.length > 0) return "unclear";
  const isApart = span[1] * SLACK_TIMES + SLACK_DAYS < days[0] || span[0] > days[1] * SLACK_TIMES + SLACK_DAYS;
  if (!isApart) return "agrees";
  const saw = { markupDays: `${days[0]} to ${days[1]}`, page: quoted(delivery) };
  return { at: "Product > offers > shippingDetails > deliveryTime", saw, expected: "the same in both" };
}

/** A country more in the markup is a promise that the shop does not keep; one less only leaves it unsaid. */
function placeConflict({ countries }: Shipped, { onlyTo }: VisibleTerms): Finding {
  const [first, ...others] = onlyTo;
  if (countries.length === 0 || first === undefined) return "unclear";
  if (others.some(({ codes }) => codes.join() !== first.codes.join())) return "unclear";
  const beyond = countries.filter((code) => !first.codes.includes(code));
  if (beyond.length === 0) return "agrees";
  const saw = { markup: countries.slice(0, 10), page: quoted(first.text) };
  return { at: "Product > offers > shippingDetails > shippingDestination", saw, expected: first.codes };
}
