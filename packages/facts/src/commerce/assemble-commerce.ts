import type { FoundCard, FoundSegment } from "../collect/findings.ts";
import { inAside, inFooter, inHeader, inNav, type PageState, regions } from "../collect/page-state.ts";
import type { LinkFact } from "../page-facts.ts";
import type { CommerceFacts, PriceFact } from "../commerce-facts.ts";
import type { PageOutline } from "../outline/page-outline.ts";
import { detach } from "../text/characters.ts";
import { type FlowText, peekText } from "../text/flow-text.ts";
import { plainDigits } from "../prices/plain-digits.ts";
import { hasDigit } from "../text/text-flow.ts";
import { createTextMemo } from "../text/text-memo.ts";
import { deliveryWord, ratingWord, stockWord } from "../text/trigger-words.ts";
import { isSure, readPrices, resolvePrices } from "../prices/find-prices.ts";
import { assembleBreadcrumbs } from "./assemble-breadcrumbs.ts";
import { deliveryTime, inStock, preOrder, rating, soldOut } from "./commerce-patterns.ts";
import type { PricedText } from "./find-priced-texts.ts";
import { ownVariants } from "../collect/read-variants.ts";

const mostPrices = 60;
const mostStatement = 160;

const inFrame = (region: number): boolean =>
  region === inHeader || region === inNav || region === inFooter || region === inAside;

/** Cards of one list share their element path; a box that stands alone is no list. */
function repeatedCards(cards: readonly FoundCard[]): FoundCard[] {
  const counts = new Map<number, number>();
  for (const { path } of cards) counts.set(path, (counts.get(path) ?? 0) + 1);
  return cards.filter((card) => (counts.get(card.path) ?? 0) > 1);
}

/** What the page's own thing is bought by; in a list only where nothing else stands and the page names a price of its own. */
function buyControlOf({ controls, prices }: PageOutline): string | null {
  const own = controls.find(({ list }) => !list) ?? (prices.some(({ list }) => !list) ? controls[0] : undefined);
  return own?.text ?? null;
}

interface Statement {
  readonly availability: CommerceFacts["availability"];
  readonly availabilityText: string | null;
}

const noStatement: Statement = { availability: null, availabilityText: null };

function availabilityOf(said: string): CommerceFacts["availability"] {
  if (soldOut.test(said)) return "out-of-stock";
  if (preOrder.test(said)) return "pre-order";
  return inStock.test(said) ? "in-stock" : null;
}

/** Shops say the same of the stock and of delivery on page after page. */
const statementOf = createTextMemo((said): Statement => {
  const availability = availabilityOf(said);
  return availability === null ? noStatement : { availability, availabilityText: said };
});

function readAvailability(segments: readonly FoundSegment[], flow: FlowText): Statement {
  for (const { from, to, hints, region } of segments) {
    if ((hints & stockWord) === 0 || inFrame(region) || to - from > mostStatement) continue;
    const statement = statementOf(peekText(flow, from, to, mostStatement));
    if (statement !== noStatement) return statement;
  }
  return noStatement;
}

/** Reads a text as a statement: the whole of a short one, else the words that the pattern finds. */
const statementBy = (pattern: RegExp): ((said: string) => string | null) =>
  createTextMemo((said) => {
    const match = pattern.exec(plainDigits(said));
    return match === null ? null : detach(said.length <= mostStatement ? said : match[0]);
  });

const readRatingText = statementBy(rating);
const readDelivery = statementBy(deliveryTime);

/** The first statement of a kind outside the page's frame. */
function findStatement(
  segments: readonly FoundSegment[],
  hint: number,
  read: (said: string) => string | null,
  flow: FlowText,
): string | null {
  for (const { from, to, hints, region } of segments) {
    if ((hints & hint) !== hint || inFrame(region)) continue;
    const said = read(peekText(flow, from, to, 400));
    if (said !== null) return said;
  }
  return null;
}

function isInside(cards: readonly FoundCard[], { from, to }: FoundSegment): boolean {
  for (const card of cards) if (from >= card.from && to <= card.to) return true;
  return false;
}

const mostStruckPrices = 10;

function readStruckPrices(state: PageState, cards: readonly FoundCard[], flow: FlowText): PriceFact[] {
  const own = state.struck.filter((piece) => !inFrame(piece.region) && !isInside(cards, piece));
  const prices = own.flatMap(({ from, to, region }) =>
    readPrices(peekText(flow, from, to, 80)).map(({ text, amount, currency }) => ({
      text: detach(text),
      amount,
      currency,
      region: regions[region] ?? "body",
    })),
  );
  return prices.slice(0, mostStruckPrices);
}

const mostRatings = 20;

function readRatings(segments: readonly FoundSegment[], cards: readonly FoundCard[], flow: FlowText): number[] {
  const found: number[] = [];
  for (const segment of segments) {
    const { from, to, hints, region } = segment;
    if (found.length === mostRatings) break;
    if ((hints & hasDigit) === 0 || (hints & ratingWord) === 0 || inFrame(region) || isInside(cards, segment)) continue;
    const [said] = rating.exec(plainDigits(peekText(flow, from, to, 400))) ?? [];
    const value = said === undefined ? undefined : /^[0-5](?:[.,]\d{1,2})?/.exec(said)?.[0];
    if (value !== undefined) found.push(Number(value.replace(",", ".")));
  }
  return found;
}

/** The first prices of a page, as written. */
function readPagePrices(priced: readonly PricedText[]): PriceFact[] {
  const prices: PriceFact[] = [];
  for (const { segment, written } of priced) {
    if (prices.length >= mostPrices) break;
    const found = resolvePrices(written).filter(isSure);
    const region = regions[segment.region] ?? "body";
    for (const { text, amount, currency } of found) prices.push({ text: detach(text), amount, currency, region });
  }
  return prices.slice(0, mostPrices);
}

/** What a page says of buying. */
interface CommerceSource {
  readonly url: string;
  readonly state: PageState;
  readonly flow: FlowText;
  readonly links: readonly LinkFact[];
  readonly priced: readonly PricedText[];
  readonly outline: PageOutline;
}

export function assembleCommerce({ url, state, flow, links, priced, outline }: CommerceSource): CommerceFacts {
  const { segments } = state;
  const variants = ownVariants(state.variants, url);
  const cards = repeatedCards(state.cards);
  const { availability, availabilityText } = readAvailability(segments, flow);
  return {
    prices: readPagePrices(priced),
    buyControl: buyControlOf(outline),
    availability,
    availabilityText,
    struckPrices: state.struck.length === 0 ? [] : readStruckPrices(state, cards, flow),
    ratings: readRatings(segments, cards, flow),
    ratingText: findStatement(segments, hasDigit | ratingWord, readRatingText, flow),
    deliveryText: findStatement(segments, hasDigit | deliveryWord, readDelivery, flow),
    breadcrumbs: assembleBreadcrumbs(state, flow, links),
    productCards: cards.length,
    ...(variants.length > 0 ? { variants } : {}),
  };
}
