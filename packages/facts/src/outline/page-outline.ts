import type { PricedUnit } from "../prices/price-terms.ts";

/** A running text of the content, as it stands. */
export interface OutlineText {
  /** 32-bit hash of the whole text: the same block on another page has the same. */
  readonly key: number;
  /** At most 420 characters. */
  readonly text: string;
  /** Place in the page's text. */
  readonly at: number;
  /** In one of several cards that look alike: it tells of what the card leads to. */
  readonly list?: true;
  /** A list's entry or a table's cell: nothing can stand right behind it. */
  readonly entry?: true;
}

export interface OutlinePrice {
  readonly amount: number;
  readonly currency: string | null;
  /** As written. */
  readonly text: string;
  readonly certainty: number;
  /** Struck through, or named an old price. */
  readonly old: boolean;
  /** In an element named after price. */
  readonly named: boolean;
  /** One of several of a list, or said of other goods. */
  readonly list: boolean;
  /** Called the lowest of several: "from 19 €". */
  readonly lowest?: true;
  /** What it is told for, as in "19 €/kg"; absent where that is the thing itself. */
  readonly per?: PricedUnit;
  /** A share that is named right behind it, as in "52,03 € -10% 46,83 €"; null without. */
  readonly cut: number | null;
  readonly key: number;
  readonly at: number;
}

/** What a card of a list asks for the page it leads to. */
export interface CardOffer {
  readonly url: string;
  readonly amount: number;
  readonly currency: string | null;
}

/**
 * One of several things that a page lists under headings of their own and that have no page, with a price each or with what
 * is said of them in the heading: a dish, a treatment.
 */
export interface OutlineItem {
  readonly name: string;
  /** What is said beside or below the name, at most 300 characters; "" without any. */
  readonly text: string;
  /** As asked for it; null where no price or several stand there. */
  readonly price: { readonly amount: number; readonly currency: string | null; readonly text: string } | null;
  /** The heading that the list stands under; "" without any. */
  readonly section: string;
  /** The one picture that stands with it, resolved; null without. */
  readonly picture: string | null;
}

/** A control that puts goods into the cart or buys them. */
export interface OutlineControl {
  readonly text: string;
  /** Its name in the markup, or the message that it brings to a chat, says so too. */
  readonly named: boolean;
  /** Only the message that it brings to a chat tells. */
  readonly chat?: true;
  /** It speaks of a cart. */
  readonly cart?: true;
  readonly list: boolean;
  readonly at: number;
}

/** A link of the content by which somebody writes or calls to order. */
export interface OutlineChat {
  readonly text: string;
  /** The message carries the name of the thing beside it. */
  readonly names: boolean;
  readonly at: number;
}

export interface OutlinePicture {
  readonly url: string;
  readonly list: boolean;
  /** Its declared size is that of an icon. */
  readonly small: boolean;
  readonly at: number;
}

/** A short statement of the content on stock. */
export interface OutlineStock {
  readonly out: boolean;
  readonly list: boolean;
  /** The text says nothing else. */
  readonly whole?: true;
  readonly at: number;
}

/** What the page's content is made of, without frame, consent layers and dialogs, in the order of the page. */
export interface PageOutline {
  /** First 40. */
  readonly texts: readonly OutlineText[];
  /** First 30. */
  readonly prices: readonly OutlinePrice[];
  /** Of cards that lead to one page and ask one price, first 60; absent without any. */
  readonly offers?: readonly CardOffer[];
  /** First 120; absent without any. */
  readonly items?: readonly OutlineItem[];
  /** Texts that look like prices and contradict themselves. */
  readonly unread: number;
  /** First 20. */
  readonly controls: readonly OutlineControl[];
  /** First 60; absent without any. */
  readonly chats?: readonly OutlineChat[];
  /** A control without an address is called a cart, as where scripts show it. */
  readonly opensCart?: true;
  /** First 20. */
  readonly pictures: readonly OutlinePicture[];
  /** Statements on stock, first 6. */
  readonly stocks: readonly OutlineStock[];
  /** Where stars or a rating stand outside lists, or null. */
  readonly ratingAt: number | null;
  /** Where the main heading stands, or null without one. */
  readonly headingAt: number | null;
  /** Things of the largest list whose items look alike and link to pages. */
  readonly cards: number;
  /** Those with a price. */
  readonly pricedCards: number;
  /** Characters of the content, and of those in links. */
  readonly characters: number;
  readonly linked: number;
  /** Opening hours stand anywhere on the page: two times of day, from one to the other. */
  readonly hours: boolean;
  /** An address element with digits stands on it. */
  readonly address: boolean;
  /** A consent layer stands in the page as sent. */
  readonly consent: boolean;
}

export const emptyOutline: PageOutline = {
  texts: [],
  prices: [],
  unread: 0,
  controls: [],
  pictures: [],
  stocks: [],
  ratingAt: null,
  headingAt: null,
  cards: 0,
  pricedCards: 0,
  characters: 0,
  linked: 0,
  hours: false,
  address: false,
  consent: false,
};
