import type { FoundCard, FoundRange, FoundSegment } from "../collect/findings.ts";
import { inAside, inFooter, inHeader, inNav, type PageState, regions } from "../collect/page-state.ts";
import type { LinkFact } from "../page-facts.ts";
import type { CommerceFacts, PriceFact } from "../commerce-facts.ts";
import { brandMark } from "../outline/marks.ts";
import { blocksWith } from "../outline/blocks-with.ts";
import type { PageOutline } from "../outline/page-outline.ts";
import { detach } from "../text/characters.ts";
import { type FlowText, peekText, rangeText } from "../text/flow-text.ts";
import { plainDigits } from "../prices/plain-digits.ts";
import { hasDigit } from "../text/text-flow.ts";
import { createTextMemo } from "../text/text-memo.ts";
import { deliveryWord, ratingWord, stockWord } from "../text/trigger-words.ts";
import { isSure, readPrices, resolvePrices } from "../prices/find-prices.ts";
import { assembleBreadcrumbs } from "./assemble-breadcrumbs.ts";
import { deliveryTime, inStock, preOrder, rating, soldOut } from "./commerce-patterns.ts";
import type { PricedText } from "./find-priced-texts.ts";
import { onlyCurrency } from "../collect/read-script-currencies.ts";
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

function readAvailability({ segments, blocks }: PageState, flow: FlowText, stocks: PageOutline["stocks"]): Statement {
  for (const { from, to, hints, region } of segments) {
    if ((hints & stockWord) === 0 || inFrame(region) || to - from > mostStatement) continue;
    const statement = statementOf(peekText(flow, from, to, mostStatement));
    if (statement !== noStatement) return statement;
  }
  // In the words of other languages, as the content's short texts say it.
  const said = stocks.find(({ list, whole }) => !list && whole);
  if (said === undefined) return noStatement;
  const availabilityText = textOf(
    blocks.find(({ from }) => from === said.at),
    flow,
  );
  return { availability: said.out ? "out-of-stock" : "in-stock", availabilityText };
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

/** An average out of five says what it is in every language: "4,7 / 5". */
const average = /(?<![\d.,/])[0-5][.,]\d{1,2}\s?\/\s?5(?![\d.,/])/gu;
const longestAverage = 60;

/** Short pieces of text that give an average out of five, outside of cards and the page's frame. */
function findAverages(state: PageState, cards: readonly FoundCard[], flow: FlowText): FoundRange[] {
  const found = [...blocksWith(state.blocks, flow, average)];
  return found.filter(
    (piece) => piece.to - piece.from <= longestAverage && !inFrame(piece.region) && !isInside(cards, piece),
  );
}

function isInside(cards: readonly FoundCard[], { from, to }: FoundRange): boolean {
  for (const card of cards) if (from >= card.from && to <= card.to) return true;
  return false;
}

/** A piece as it stands, to be kept. */
const textOf = (piece: FoundRange | undefined, flow: FlowText): string | null =>
  piece === undefined ? null : rangeText(flow, piece.from, piece.to, mostStatement);

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

function readRatings(
  segments: readonly FoundSegment[],
  averages: readonly FoundRange[],
  cards: readonly FoundCard[],
  flow: FlowText,
): number[] {
  const named = segments.filter(
    (segment) =>
      (segment.hints & hasDigit) !== 0 &&
      (segment.hints & ratingWord) !== 0 &&
      !inFrame(segment.region) &&
      !isInside(cards, segment),
  );
  const valueOf = ({ from, to }: FoundRange, pattern: RegExp): number | [] => {
    const said = plainDigits(peekText(flow, from, to, 400)).match(pattern)?.[0];
    const value = said === undefined ? undefined : /^[0-5](?:[.,]\d{1,2})?/.exec(said)?.[0];
    return value === undefined ? [] : Number(value.replace(",", "."));
  };
  const found = named.flatMap((segment) => valueOf(segment, rating));
  return (found.length > 0 ? found : averages.flatMap((piece) => valueOf(piece, average))).slice(0, mostRatings);
}

/** So far from the main heading a maker's name belongs to it. */
const nearHeading = 300;
const mostBrand = 40;

/** The one text beside the main heading that stands in an element named after the maker, without its label. */
function readBrand(state: PageState, cards: readonly FoundCard[], flow: FlowText): string | null {
  const heading = state.headings.find(({ level, from, to }) => level === 1 && to > from);
  if (heading === undefined) return null;
  const near = state.spans.filter(
    ({ from, to, marks }) =>
      (marks & brandMark) !== 0 &&
      to > from &&
      to - from <= mostBrand &&
      from >= heading.from - nearHeading &&
      from <= heading.to + nearHeading &&
      !isInside(cards, { from, to }),
  );
  const said = new Set(near.map(({ from, to }) => rangeText(flow, from, to, mostBrand).replace(/^[^:]*:\s*/u, "")));
  const [only = ""] = said;
  return said.size === 1 && /\p{L}/u.test(only) ? only : null;
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
  const scriptCurrency = onlyCurrency(state.scriptCurrencies);
  const cards = repeatedCards(state.cards);
  const averages = findAverages(state, cards, flow);
  const brandText = readBrand(state, cards, flow);
  const { availability, availabilityText } = readAvailability(state, flow, outline.stocks);
  return {
    prices: readPagePrices(priced),
    buyControl: buyControlOf(outline),
    availability,
    availabilityText,
    struckPrices: state.struck.length === 0 ? [] : readStruckPrices(state, cards, flow),
    ratings: readRatings(segments, averages, cards, flow),
    ratingText: findStatement(segments, hasDigit | ratingWord, readRatingText, flow) ?? textOf(averages[0], flow),
    deliveryText: findStatement(segments, hasDigit | deliveryWord, readDelivery, flow),
    ...(brandText === null ? {} : { brandText }),
    breadcrumbs: assembleBreadcrumbs(state, flow, links),
    productCards: cards.length,
    ...(variants.length > 0 ? { variants } : {}),
    ...(scriptCurrency === null ? {} : { scriptCurrency }),
  };
}
