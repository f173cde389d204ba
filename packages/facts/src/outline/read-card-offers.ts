import type { FoundRange } from "../collect/findings.ts";
import type { OutlineSource } from "./outline-source.ts";
import type { CardOffer, OutlinePrice } from "./page-outline.ts";

const mostOffers = 60;

/** Addresses that a card links to: those of links in it, and of a link around it. */
function targetsOf({ from, to }: FoundRange, { state, links }: OutlineSource): ReadonlySet<string> {
  const targets = new Set<string>();
  state.links.forEach((place, index) => {
    const isInside = place.from >= from && place.to <= to;
    const url = links[index]?.url ?? null;
    if (url !== null && (isInside || (place.from <= from && place.to >= to))) targets.add(url);
  });
  return targets;
}

/** What each card of a list asks for the page it leads to, where it leads to one page and asks one price. */
export function readCardOffers(prices: readonly OutlinePrice[], source: OutlineSource): CardOffer[] {
  const found: CardOffer[] = [];
  for (const card of source.lists.priced) {
    if (found.length >= mostOffers) break;
    const inside = prices.filter(({ at }) => at >= card.from && at < card.to);
    const now = inside.filter(({ old }) => !old);
    const [price] = now;
    if (price === undefined || new Set(now.map(({ amount }) => amount)).size > 1) continue;
    if (now.some(({ lowest, per, certainty }) => lowest === true || per !== undefined || certainty < 0.5)) continue;
    const [url, ...others] = targetsOf(card, source);
    if (url !== undefined && others.length === 0) found.push({ url, amount: price.amount, currency: price.currency });
  }
  return found;
}
