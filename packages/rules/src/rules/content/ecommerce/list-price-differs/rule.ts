import type { CardOffer } from "@audit/facts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { noted } from "../../../../reading/noted.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { endOfRedirects } from "../../../../reading/redirect-path.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, type PageFault } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

/** Net beside gross prices differ by one rate of tax on all goods. */
const FEWEST_OF_ONE_RATE = 3;
const TAX = { least: 1.04, most: 1.28 };

/**
 * The price on the card of a list against the page that the card leads to. Only where that page shows the card's price
 * nowhere, neither as another size's nor as an old one, and asks one price in the same currency.
 */
export const rule = defineSiteRule({
  id: "list-price-differs",
  category: "content",
  area: "ecommerce",
  severity: "high",
  fixKind: "content",
  certainty: 0.85,
  aiVisibility: true,
  kinds: ["product"],
  reads: ["pages", "meaningOf"],
  source: "https://eur-lex.europa.eu/eli/dir/1998/6/oj",
  judge: ({ pages, meaningOf }) => {
    const listed = pagesIn(pages, readableHtml).flatMap((page) =>
      ofOnePriceEach(offersOn(page)).map((offer) => ({ ...offer, on: page.url })),
    );
    const byUrl = pagesByUrl(pages);
    const indexOf = new Map(pages.map(({ url }, index) => [url, index]));
    const compared = new Set<string>();
    const faults = listed.flatMap((offer): PageFault<Saw>[] => {
      const page = byUrl.get(endOfRedirects(offer.url, byUrl));
      const index = page === undefined ? undefined : indexOf.get(page.url);
      if (page === undefined || index === undefined || page.kind !== "product" || page.url === offer.on) return [];
      const own = meaningOf(index)?.offer;
      if (own === undefined || own === null || typeof own.price !== "number" || own.price <= 0) return [];
      if (own.lowest === true || own.per !== undefined || own.currency !== offer.currency) return [];
      const shown = shownOn(page);
      if (!shown.includes(own.price)) return [];
      compared.add(page.url);
      if (own.price === offer.amount || shown.includes(offer.amount)) return [];
      const saw = { asked: own.price, listed: offer.amount, currency: own.currency ?? "", on: offer.on };
      return [{ url: page.url, evidence: { at: "price", saw, expected: "one price for the product on all pages" } }];
    });
    if (compared.size === 0) return notApplicable();
    const first = [...new Map(faults.toReversed().map((fault) => [fault.url, fault])).values()].toReversed();
    return judgePages(isOneRate(first) ? [] : first, compared.size);
  },
  words: { en },
  untrue: 2,
  fix,
});

type Saw = { readonly asked: number; readonly listed: number; readonly currency: string; readonly on: string };

const NONE: readonly CardOffer[] = [];
const offersOn = noted((page): readonly CardOffer[] =>
  page.isHtml && page.response.status === 200 ? (page.outline.offers ?? NONE) : NONE,
);

/** Cards of several goods that lead to one address tell nothing of the page there. */
const ofOnePriceEach = (offers: readonly CardOffer[]): readonly CardOffer[] =>
  [...Map.groupBy(offers, ({ url }) => url).values()].flatMap((same) =>
    new Set(same.map(({ amount }) => amount)).size === 1 ? same.slice(0, 1) : [],
  );

/** Every amount that a page shows, of whatever. */
const shownOn = noted(({ commerce, outline }): readonly number[] => [
  ...new Set([
    ...commerce.prices.map(({ amount }) => amount),
    ...outline.prices.map(({ amount }) => amount),
    ...(commerce.variants ?? []).flatMap(({ price }) => price ?? []),
  ]),
]);

/** All prices differ by one factor that a tax may have: one side is told without it. */
function isOneRate(faults: readonly PageFault<Saw>[]): boolean {
  const rates = faults.map(({ evidence: { saw } }) => saw.asked / saw.listed);
  const [first = 1] = rates;
  const factor = Math.max(first, 1 / first);
  return (
    rates.length >= FEWEST_OF_ONE_RATE &&
    factor >= TAX.least &&
    factor <= TAX.most &&
    rates.every((rate) => Math.abs(rate - first) < 0.005)
  );
}
