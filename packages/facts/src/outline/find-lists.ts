import type { FoundRange } from "../collect/findings.ts";
import type { PageState } from "../collect/page-state.ts";
import type { LinkFact } from "../page-facts.ts";

/** The lists of a page: things that look alike, as cards of goods. */
export interface Lists {
  /** Cards of one list with a price. */
  readonly priced: readonly FoundRange[];
  /** Things of the largest list whose items have a picture and link to a page each. */
  readonly cards: number;
  isListed(at: number): boolean;
  /** So many pieces of text with this element path name a price. */
  pricesAlong(path: number): number;
}

const leastList = 3;
const file = /\.(?:jpe?g|png|webp|gif|avif|svg|pdf|mp4)(?:$|[?#])/i;

/**
 * Cards of one list share their element path; a box that stands alone is no list, nor is the only one of which a price
 * was read, and the one that holds the main heading is what the page is about.
 */
function repeated(
  cards: PageState["cards"],
  priced: readonly FoundRange[],
  headingAt: number | null,
): readonly FoundRange[] {
  const isPriced = (card: FoundRange): boolean => priced.some(({ from }) => from >= card.from && from < card.to);
  const alike = [...Map.groupBy(cards, ({ path }) => path).values()].filter(
    (boxes) => boxes.length > 1 && boxes.filter(isPriced).length !== 1,
  );
  const listed = new Set(alike.flat());
  return cards.filter(
    (card) => listed.has(card) && (headingAt === null || headingAt < card.from || headingAt >= card.to),
  );
}

/** Pictures that link to a page each, counted by the element path that they share. */
function countPictured({ images, links: places }: PageState, links: readonly LinkFact[]): number {
  const targets = new Map<number, Set<string>>();
  let at = 0;
  for (const image of images) {
    if (image.link < 0) continue;
    while ((places[at + 1]?.from ?? Infinity) <= image.at) at++;
    const url = links[at]?.url ?? null;
    if (url === null || file.test(url)) continue;
    targets.set(image.path, (targets.get(image.path) ?? new Set()).add(url));
  }
  return Math.max(0, ...[...targets.values()].map(({ size }) => size));
}

export function findLists(
  state: PageState,
  links: readonly LinkFact[],
  pricedBlocks: readonly (FoundRange & { readonly path: number })[],
  headingAt: number | null,
): Lists {
  const priced = repeated(state.cards, pricedBlocks, headingAt);
  const along = new Map<number, number>();
  for (const { path } of pricedBlocks) along.set(path, (along.get(path) ?? 0) + 1);
  const pictured = countPictured(state, links);
  let next = 0;
  return {
    priced,
    cards: Math.max(pictured >= leastList ? pictured : 0, priced.length),
    isListed: (at) => {
      if (next >= priced.length || at < (priced[next]?.from ?? 0)) next = 0;
      while (next < priced.length && priced[next]!.to <= at) next++;
      return next < priced.length && priced[next]!.from <= at;
    },
    pricesAlong: (path) => along.get(path) ?? 0,
  };
}
