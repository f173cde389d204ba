import type { PageKind } from "../page-facts.ts";
import type { PageNote } from "./page-note.ts";
import { namedKind, offersByItself } from "./read-kind-evidence.ts";

/** What a theme puts on pages of every kind, so that it says nothing of one. */
interface Theme {
  readonly typed: PageKind | null;
  readonly isDated: boolean;
  readonly hasPassword: boolean;
  /** Cards beside whatever a page is about, as those of a cart that scripts open. */
  readonly cards: number;
  readonly pricedCards: number;
  readonly offers: number;
}

/** Of fewer pages a majority may be a coincidence. */
const leastPages = 4;
const leastNamed = 2;

/** Kinds that the names of a page tell, and that neither list goods nor are dated. */
const plain: ReadonlySet<PageKind> = new Set(["legal", "contact", "about", "cart", "account"]);

/** A type of markup that the start page and most others carry; that of articles also where contact and terms carry it. */
function readTyped(notes: readonly PageNote[], named: readonly PageNote[], home: string): PageKind | null {
  const isTheme = (type: PageKind | null | undefined): boolean =>
    type != null && notes.filter(({ typed }) => typed === type).length * 2 > notes.length;
  const ofHome = notes.find(({ url }) => url === home)?.typed;
  if (isTheme(ofHome)) return ofHome ?? null;
  const isOfAll = named.length > 0 && named.every(({ typed }) => typed === "article");
  return isOfAll && isTheme("article") ? "article" : null;
}

function readTheme(notes: readonly PageNote[], home: string): Theme {
  const none: Theme = { typed: null, isDated: false, hasPassword: false, cards: 0, pricedCards: 0, offers: 0 };
  if (notes.length < leastPages) return none;
  const named = notes.filter((note) => plain.has(namedKind({ ...note, typed: null, isDated: false })));
  const typed = readTyped(
    notes,
    named.filter((note) => note.url !== home),
    home,
  );
  if (named.length < leastNamed) return { ...none, typed };
  // One page without a theme's cards, as of an older theme, doesn't make those of the others their own.
  const reached = Math.ceil(named.length / 2) - 1;
  const common = (count: (note: PageNote) => number): number =>
    named.map(count).toSorted((a, b) => a - b)[reached] ?? 0;
  return {
    typed,
    isDated: named.every(({ isDated }) => isDated),
    hasPassword: named.every(({ hasPassword }) => hasPassword),
    cards: common(({ cards }) => cards),
    pricedCards: common(({ pricedCards }) => pricedCards),
    offers: common(({ offers }) => offers),
  };
}

const beyond = (count: number, ofTheme: number): number => (count > ofTheme ? count : 0);

/** Previews that call two pages with a price and a control to buy articles say so of every page that has a day. */
const leastOffers = 2;

/** Notes without what the site's theme says on all pages; null stays null. */
export function withoutTheme(notes: readonly (PageNote | null)[], home: string): (PageNote | null)[] {
  const theme = readTheme(
    notes.filter((note) => note !== null),
    home,
  );
  const previewed = notes.filter((note) => note?.isPreviewed === true && offersByItself(note)).length;
  const isOfTheme = ({ typed, isPreviewed }: PageNote): boolean =>
    typed === theme.typed || (isPreviewed && previewed >= leastOffers);
  return notes.map(
    (note) =>
      note && {
        ...note,
        typed: isOfTheme(note) ? null : note.typed,
        isDated: note.isDated && !theme.isDated,
        hasPassword: note.hasPassword && !theme.hasPassword,
        cards: beyond(note.cards, theme.cards),
        pricedCards: beyond(note.pricedCards, theme.pricedCards),
        offers: beyond(note.offers, theme.offers),
      },
  );
}
