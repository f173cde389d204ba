import type { FoundRange } from "../collect/findings.ts";
import type { PageState } from "../collect/page-state.ts";
import type { PricedText } from "../commerce/find-priced-texts.ts";
import { tag } from "../html/tags.ts";
import { peekText, rangeText } from "../text/flow-text.ts";
import type { PageResolver } from "../url/page-resolver.ts";
import { blocksWith } from "./blocks-with.ts";
import { findLayers } from "./find-layers.ts";
import { findLists } from "./find-lists.ts";
import { ratingMark, relatedMark, reviewsMark } from "./marks.ts";
import { type Content, createContent, createMarkReader } from "./outline-frame.ts";
import { aside, type ContentBlock, keyOf, type OutlineSource } from "./outline-source.ts";
import type { OutlinePicture, OutlineText, PageOutline } from "./page-outline.ts";
import { findPriced, readOutlinePrices } from "./read-outline-prices.ts";
import { readCardOffers } from "./read-card-offers.ts";
import { readItems } from "./read-items.ts";
import { readChats } from "./read-chats.ts";
import { readControls, readOpensCart, readStocks } from "./read-outline-words.ts";

const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "option", "legend", "label"].map(tag));
const entries = new Set(["li", "dt", "dd", "td", "th"].map(tag));
const mostTexts = 40;
const mostText = 420;
const leastText = 30;
const mostPrices = 30;
/** Page builders set paragraphs as headings; no heading is so long. */
const longestHeading = 100;
const leastWords = 5;

/** Characters of a range that stand in links. */
function linkedOf({ from, to }: FoundRange, { links }: PageState, first: number): number {
  let linked = 0;
  for (let at = first, link = links[at]; link !== undefined && link.from < to; link = links[++at])
    linked += Math.max(0, Math.min(to, link.to) - Math.max(from, link.from));
  return linked;
}

/** Scripts without spaces say as much in a third of the characters. */
const unspaced = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f\u1780-\u17ff]/;

function isRunning(text: string): boolean {
  if (unspaced.test(text)) return text.length * 3 >= leastText * 1.4;
  return text.length >= leastText && text.split(" ", leastWords).length === leastWords;
}

function readTexts(source: OutlineSource): { texts: OutlineText[]; characters: number; linked: number } {
  const { state, flow, links, blocks, lists } = source;
  const texts: OutlineText[] = [];
  let characters = 0;
  let linked = 0;
  let first = 0;
  for (const block of blocks) {
    const { from, to } = block;
    while (first < links.length && (state.links[first]?.to ?? Infinity) <= from) first++;
    const inLinks = linkedOf(block, state, first);
    characters += to - from;
    linked += inLinks;
    const isHeading = headings.has(block.tag) && to - from <= longestHeading;
    if (texts.length >= mostTexts || isHeading || inLinks > (to - from) / 2) continue;
    if ((block.marks & aside) !== 0) continue;
    const text = peekText(flow, from, to, mostText);
    if (!isRunning(text)) continue;
    const list = lists.isListed(from) ? { list: true as const } : {};
    const entry = entries.has(block.tag) ? { entry: true as const } : {};
    texts.push({ key: keyOf(text), text: rangeText(flow, from, to, mostText), at: from, ...list, ...entry });
  }
  return { texts, characters, linked };
}

const mostPictures = 20;
const icon = 100;

function readPictures(source: OutlineSource, resolver: PageResolver): OutlinePicture[] {
  const { state, content, lists } = source;
  const found: OutlinePicture[] = [];
  for (const { lazy, at, region, width, height, src, spans } of state.images) {
    if (found.length >= mostPictures) break;
    const marks = spans.reduce((all, span) => all | span.marks, 0);
    if (content.isFrame(region, marks) || content.isLaidIn(spans, at) || (marks & aside) !== 0) continue;
    if (src.trim() === "" && lazy === null) continue;
    const url = resolver.resolve(lazy || src.trim());
    if (url === null || url.endsWith("/")) continue;
    const small = (width !== null && width <= icon) || (height !== null && height <= icon);
    found.push({ url, list: lists.isListed(at) || (marks & (relatedMark | reviewsMark)) !== 0, small, at });
  }
  return found;
}

const star = /[★☆⭐]/g;

function readRating({ state, flow, content, lists, marksAt }: OutlineSource): number | null {
  for (const { from, to, marks } of state.spans) {
    if ((marks & ratingMark) === 0 || content.isLaid(from) || lists.isListed(from)) continue;
    const around = marksAt(from);
    if ((around & (relatedMark | reviewsMark)) === 0 && to - from < 200) return from;
  }
  for (const { from, to, region } of blocksWith(state.blocks, flow, star)) {
    if (to - from > 120 || content.isFrame(region, 0) || content.isLaid(from) || lists.isListed(from)) continue;
    if ((marksAt(from) & (relatedMark | reviewsMark)) === 0) return from;
  }
  return null;
}

/** Pieces of text that belong to the content, in order. */
function contentBlocks({ blocks }: PageState, content: Content, marksAt: (at: number) => number): ContentBlock[] {
  const found: ContentBlock[] = [];
  for (const block of blocks) {
    const marks = marksAt(block.from);
    if (!content.isFrame(block.region, marks) && !content.isLaid(block.from)) found.push({ ...block, marks });
  }
  return found;
}

const address = tag("address");

/** "09:00 - 18:00", "9am to 5pm", "8h30 à 18h", "9時〜18時". */
const openingHours =
  /(?<!\d)\d{1,2}(?:[:.h]\d{2}(?!\d)|\s?[ap]\.?m\.?|\s?(?:uhr|h\b|時))\s*(?:[-–—~〜～]|to|till|bis|à|do|a|até|tot|до|–)\s*\d{1,2}(?:[:.h]\d{2}|\s?[ap]\.?m|\s?(?:uhr|h\b|時))|(?<!\d)\d{1,2}\s?[-–—]\s?\d{1,2}\s?(?:uhr|時)/iu;

interface PageReading extends Pick<OutlineSource, "state" | "flow" | "links" | "languages"> {
  readonly priced: readonly PricedText[];
  readonly resolver: PageResolver;
}

/** What a page's content is made of, for what can only be told beside other pages: kind, offer, main text and picture. */
export function readOutline({ state, flow, links, languages, priced: texts, resolver }: PageReading): PageOutline {
  const layers = findLayers(state, flow);
  const content = createContent(state, layers.ranges);
  const priced = findPriced(texts, state.blocks, languages[0] ?? null);
  const lists = findLists(state, links, priced.blocks, content.headingAt);
  const marksAt = createMarkReader(state.spans);
  const blocks = contentBlocks(state, content, marksAt);
  const source: OutlineSource = { state, flow, links, content, blocks, lists, languages, marksAt };
  const chats = readChats(source);
  const prices = readOutlinePrices(priced, source);
  const offers = readCardOffers(prices, source);
  const items = readItems(prices, source, resolver);
  return {
    ...readTexts(source),
    prices: prices.slice(0, mostPrices),
    ...(offers.length > 0 ? { offers } : {}),
    ...(items.length > 0 ? { items } : {}),
    unread: priced.unread,
    controls: readControls(source, chats),
    ...(chats.length > 0 ? { chats } : {}),
    ...(readOpensCart(source) ? { opensCart: true } : {}),
    pictures: readPictures(source, resolver),
    stocks: readStocks(source),
    ratingAt: readRating(source),
    headingAt: content.headingAt,
    cards: lists.cards,
    pricedCards: lists.priced.length,
    hours: openingHours.test(flow.plain),
    address: state.blocks.some(
      ({ tag: name, from, to }) => name === address && /\d/.test(peekText(flow, from, to, mostText)),
    ),
    consent: layers.consent,
  };
}
