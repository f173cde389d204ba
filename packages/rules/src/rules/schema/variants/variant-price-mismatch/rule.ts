import { type PageFacts, readPrices, type SdItem } from "@audit/facts";
import { worklist } from "../../../../fixes/worklist.ts";
import { productPages } from "../../../../populations.ts";
import { amountsOf } from "../../../../reading/offer-price.ts";
import { mainProductsOf, offersOf, variantsOf } from "../../../../reading/products.ts";
import { firstText, itemsOf } from "../../../../reading/structured-data.ts";
import { collapsed, normalised, quoted, tokensOf } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** A line that names a variant and its price is no longer than this. */
const LONGEST_LINE = 80;
const TELLING = ["size", "color", "material", "pattern"];

/**
 * Compares offer by offer: where a line of the page names a variant with one price, that must be the variant's in the
 * markup. Lines that name several variants, several prices or none prove nothing.
 */
export const rule = definePageRule({
  id: "variant-price-mismatch",
  category: "schema",
  area: "variants",
  severity: "high",
  fixKind: "json-ld",
  certainty: 0.85,
  businesses: ["online-shop", "food-ordering"],
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "text"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/product-variants",
  judge: ({ structuredData, text }) => {
    const offers = mainProductsOf(structuredData).flatMap(namedOffers);
    if (offers.length < 2) return notApplicable();
    const lines = offers.flatMap((offer) => lineOf(offer, offers, text) ?? []);
    if (lines.length === 0) return notApplicable();
    const wrong = lines.filter(({ offer, amount }) => !offer.amounts.some((own) => Math.abs(own - amount) < 0.005));
    const [first] = wrong;
    if (first === undefined) return pass();
    const saw = {
      variant: quoted(first.offer.label),
      marked: first.offer.amounts.slice(0, 2),
      visible: quoted(first.text),
    };
    return fail({
      at: "Product > offers > price",
      saw: { ...saw, wrong: wrong.length, compared: lines.length },
      expected: "each variant's visible price",
    });
  },
  words: { en },
  givesWayTo: [{ to: ["offer-price-mismatch"], as: "finding" }],
  fix: worklist(en),
});

interface NamedOffer {
  /** What tells it from the others, in lower case. */
  readonly label: string;
  readonly amounts: readonly number[];
}

/** Single offers with a name of their own: variants by what they vary in, others by their name. */
function namedOffers(product: SdItem): NamedOffer[] {
  const variants = variantsOf(product);
  if (variants.length > 0) return variants.flatMap((variant) => named(variant, product, offersOf(variant)));
  return offersOf(product).flatMap((offer) => {
    const [item] = itemsOf(offer, "itemOffered");
    return named(item ?? offer, product, [offer]);
  });
}

function named(item: SdItem, product: SdItem, offers: readonly SdItem[]): NamedOffer[] {
  const group = new Set(tokensOf(firstText(product, "name")));
  const own = normalised(firstText(item, "name"));
  const rest = own.split(/[\s,/()–—-]+/).filter((token) => token !== "" && !group.has(token));
  const label =
    rest.join(" ") ||
    normalised(
      TELLING.map((name) => firstText(item, name))
        .filter(Boolean)
        .join(" "),
    );
  const amounts = offers.flatMap(amountsOf).filter((amount) => amount > 0);
  return label.length < 2 || amounts.length === 0 ? [] : [{ label, amounts }];
}

interface PricedLine {
  readonly offer: NamedOffer;
  readonly amount: number;
  readonly text: string;
}

/** The one line that names this variant alone with one price. */
function lineOf(
  offer: NamedOffer,
  offers: readonly NamedOffer[],
  { paragraphs }: PageFacts["text"],
): PricedLine | null {
  const lines = paragraphs.filter((line) => line.length <= LONGEST_LINE && names(line, offer.label));
  const [line] = lines;
  if (line === undefined || lines.length > 1) return null;
  const isShared = offers.some((other) => other.label !== offer.label && names(line, other.label));
  const prices = readPrices(line);
  const [price] = prices;
  if (isShared || price === undefined || prices.length > 1 || price.amount <= 0) return null;
  return { offer, amount: price.amount, text: collapsed(line) };
}

const names = (line: string, label: string): boolean =>
  ` ${tokensOf(line).join(" ")} `.includes(` ${tokensOf(label).join(" ")} `);
