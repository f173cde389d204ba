import type { RangeText } from "../assemble/assemble-body.ts";
import type { FoundCard, FoundSegment } from "../collect/findings.ts";
import { inAside, inFooter, inHeader, inNav, type PageState, regions } from "../collect/page-state.ts";
import type { CommerceFacts, LinkFact, PriceFact } from "../page-facts.ts";
import { hasDigit } from "../text/text-flow.ts";
import { deliveryWord, ratingWord, stockWord } from "../text/trigger-words.ts";
import { assembleBreadcrumbs } from "./assemble-breadcrumbs.ts";
import { buyLabel, deliveryTime, inStock, preOrder, rating, soldOut } from "./commerce-patterns.ts";
import { readPrices } from "./read-prices.ts";

const mostPrices = 60;
const mostStatement = 160;

/** Facts that later steps need beside what rules see. */
export interface CommerceReading {
  facts: CommerceFacts;
  /** Prices outside product cards and the page's frame: the page's own. */
  ownPrices: number;
}

const inFrame = (region: number): boolean =>
  region === inHeader || region === inNav || region === inFooter || region === inAside;

/** Cards of one list share their element path; a box that stands alone is no list. */
function repeatedCards(cards: readonly FoundCard[]): FoundCard[] {
  const counts = new Map<number, number>();
  for (const { path } of cards) counts.set(path, (counts.get(path) ?? 0) + 1);
  return cards.filter((card) => counts.get(card.path)! > 1);
}

function readBuyControl(state: PageState, text: RangeText, links: readonly LinkFact[]): string | null {
  for (const button of state.buttons) {
    const said = text(button.from, button.to, 80) || button.label;
    if (said !== "" && said.length <= 60 && buyLabel.test(said)) return said;
  }
  for (const index of state.buyingLinks) {
    const { text: said, region } = links[index]!;
    if ((region === "main" || region === "body") && said.length <= 40 && buyLabel.test(said)) return said;
  }
  return null;
}

interface Statement {
  availability: CommerceFacts["availability"];
  availabilityText: string | null;
}

function readAvailability(segments: readonly FoundSegment[], text: RangeText): Statement {
  for (const { from, to, hints, region } of segments) {
    if ((hints & stockWord) === 0 || inFrame(region) || to - from > mostStatement) continue;
    const said = text(from, to, mostStatement);
    const availability = soldOut.test(said)
      ? "out-of-stock"
      : preOrder.test(said)
        ? "pre-order"
        : inStock.test(said)
          ? "in-stock"
          : null;
    if (availability !== null) return { availability, availabilityText: said };
  }
  return { availability: null, availabilityText: null };
}

/** The first statement of a kind outside the page's frame. */
function findStatement(
  segments: readonly FoundSegment[],
  hint: number,
  pattern: RegExp,
  text: RangeText,
): string | null {
  for (const { from, to, hints, region } of segments) {
    if ((hints & hint) !== hint || inFrame(region)) continue;
    const said = text(from, to, 400);
    const match = pattern.exec(said);
    if (match !== null) return said.length <= mostStatement ? said : match[0];
  }
  return null;
}

function isInside(cards: readonly FoundCard[], { from, to }: FoundSegment): boolean {
  for (const card of cards) if (from >= card.from && to <= card.to) return true;
  return false;
}

const mostStruckPrices = 10;

function readStruckPrices(state: PageState, cards: readonly FoundCard[], text: RangeText): PriceFact[] {
  const own = state.struck.filter((piece) => !inFrame(piece.region) && !isInside(cards, piece));
  const prices = own.flatMap(({ from, to, region }) =>
    readPrices(text(from, to, 80)).map((price) => ({ ...price, region: regions[region]! })),
  );
  return prices.slice(0, mostStruckPrices);
}

const mostRatings = 20;

function readRatings(segments: readonly FoundSegment[], cards: readonly FoundCard[], text: RangeText): number[] {
  const found: number[] = [];
  for (const segment of segments) {
    const { from, to, hints, region } = segment;
    if (found.length === mostRatings) break;
    if ((hints & hasDigit) === 0 || (hints & ratingWord) === 0 || inFrame(region) || isInside(cards, segment)) continue;
    const [said] = rating.exec(text(from, to, 400)) ?? [];
    const value = said === undefined ? undefined : /^[0-5](?:[.,]\d{1,2})?/.exec(said)?.[0];
    if (value !== undefined) found.push(Number(value.replace(",", ".")));
  }
  return found;
}

export function assembleCommerce(state: PageState, text: RangeText, links: readonly LinkFact[]): CommerceReading {
  const { segments } = state;
  const cards = repeatedCards(state.cards);
  const prices: PriceFact[] = [];
  let ownPrices = 0;
  for (const segment of segments) {
    if ((segment.hints & hasDigit) === 0 || prices.length >= mostPrices) continue;
    const found = readPrices(text(segment.from, segment.to, 400));
    for (const price of found) prices.push({ ...price, region: regions[segment.region]! });
    if (found.length > 0 && !inFrame(segment.region) && !isInside(cards, segment)) ownPrices += found.length;
  }
  const facts: CommerceFacts = {
    prices: prices.slice(0, mostPrices),
    buyControl: readBuyControl(state, text, links),
    ...readAvailability(segments, text),
    struckPrices: state.struck.length === 0 ? [] : readStruckPrices(state, cards, text),
    ratings: readRatings(segments, cards, text),
    ratingText: findStatement(segments, hasDigit | ratingWord, rating, text) ?? null,
    deliveryText: findStatement(segments, hasDigit | deliveryWord, deliveryTime, text),
    breadcrumbs: assembleBreadcrumbs(state, text, links),
    productCards: cards.length,
  };
  return { facts, ownPrices };
}
