import { isNameOf, meaningReader } from "../phrases/read-meanings.ts";
import type { Meaning } from "../phrases/word-table.ts";
import { detach } from "../text/characters.ts";
import { peekText } from "../text/flow-text.ts";
import { buyMark, cartMark, relatedMark } from "./marks.ts";
import type { OutlineChat, OutlineControl, OutlineStock, PageOutline } from "./page-outline.ts";
import type { OutlineSource } from "./outline-source.ts";

const buying: readonly Meaning[] = ["buying"];
const stock: readonly Meaning[] = ["stock", "sold-out"];

const mostControls = 20;
const longestLabel = 60;

interface Candidate {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly region: number;
}

/** A count of goods stands on what opens a cart, never on what puts something into it. */
const isCount = (text: string): boolean => /\d/.test(text) && !/\p{L}/u.test(text);

function candidatesOf({ state, flow, links }: OutlineSource): Candidate[] {
  const found: Candidate[] = [];
  for (const { from, to, label, region } of state.buttons)
    found.push({ text: peekText(flow, from, to, 80) || label, from, to, region });
  links.forEach(({ text, label }, index) => {
    const said = text || label;
    const { from = 0, to = 0, region = 0 } = state.links[index] ?? {};
    if (said.length <= longestLabel) found.push({ text: said, from, to, region });
  });
  return found.sort((one, other) => one.from - other.from);
}

/**
 * Names that the element of a control itself carries, or one that holds nothing else: pictures take no place in the text,
 * so a section that is named after buying may begin where the buttons of its gallery stand.
 */
function namedAt({ state }: OutlineSource): (control: Candidate) => boolean {
  const ends = new Map<number, number>();
  for (const { from, to, marks } of state.spans)
    if ((marks & buyMark) !== 0) ends.set(from, Math.min(to, ends.get(from) ?? Infinity));
  return ({ from, to }) => (ends.get(from) ?? Infinity) <= to + 1;
}

const cart: readonly Meaning[] = ["cart"];
const longestCart = 30;
const mostAsked = 150;

/** Whether a control without an address is called a cart: scripts show what lies in it. */
export function readOpensCart({ state, flow, links, languages }: OutlineSource): boolean {
  const cartIn = meaningReader(languages, cart);
  const isCart = (text: string): boolean => {
    if (text === "" || text.length > longestCart) return false;
    const name = text.replace(/[^\p{L}\p{M}]+/gu, " ").trim();
    return cartIn(name).length > 0 && isNameOf(name, languages, cart);
  };
  const isOfScript = /^(?:#[\w-]*|javascript:.*)$/i;
  return (
    links.slice(0, mostAsked).some(({ href, text, label }) => isOfScript.test(href) && isCart(text || label)) ||
    state.buttons.some(({ from, to, label }) => isCart(label) || isCart(peekText(flow, from, to, 80)))
  );
}

/**
 * Controls by which goods are bought: by what they say, in the languages of the page, by what they are named, or by the
 * message that they bring to a chat.
 */
export function readControls(source: OutlineSource, chats: readonly OutlineChat[]): OutlineControl[] {
  const { content, lists, languages, marksAt } = source;
  const isNamed = namedAt(source);
  const buyingIn = meaningReader(languages, buying);
  const cartIn = meaningReader(languages, cart);
  const ordering = new Set(chats.flatMap(({ names, at }) => (names ? at : [])));
  const found: OutlineControl[] = [];
  for (const control of candidatesOf(source)) {
    const { text, from, region } = control;
    if (found.length >= mostControls) break;
    if (text.length > longestLabel) continue;
    const named = isNamed(control);
    const isNaming = named || ordering.has(from);
    if ((!isNaming && text === "") || isCount(text)) continue;
    const marks = marksAt(from);
    // Words cost more than places to look up, and most links stand in the frame.
    if (content.isFrame(region, marks) || content.isLaid(from) || (marks & cartMark) !== 0) continue;
    const isSaid = named || buyingIn(text).length > 0;
    if (!isNaming && !isSaid) continue;
    found.push({
      text: detach(text),
      named: isNaming,
      ...(isSaid ? {} : { chat: true }),
      ...(cartIn(text).length > 0 ? { cart: true } : {}),
      list: lists.isListed(from) || (marks & relatedMark) !== 0,
      at: from,
    });
  }
  return found;
}

const longestStock = 60;
const mostStocks = 6;

/** Every word longer than "in" or "at" is one for stock. */
function saysOnlyStock(text: string, languages: readonly string[]): boolean {
  const plain = text.replace(/[^\p{L}\p{M}\p{N}\s]+/gu, "").trim();
  const words = plain.split(/\s+/).filter((word) => word.length > 2);
  return (
    isNameOf(plain, languages, stock) || (words.length > 0 && words.every((word) => isNameOf(word, languages, stock)))
  );
}

/** Short statements of the content that goods are at hand, or not. */
export function readStocks({ flow, blocks, lists, languages }: OutlineSource): PageOutline["stocks"] {
  const stockIn = meaningReader(languages, stock);
  const found: OutlineStock[] = [];
  for (const { from, to, marks } of blocks) {
    if (found.length >= mostStocks) break;
    if (to - from > longestStock) continue;
    const text = peekText(flow, from, to, longestStock);
    const said = stockIn(text);
    if (!said.includes("stock")) continue;
    const out = said.includes("sold-out");
    const whole = saysOnlyStock(text, languages);
    const isListed = lists.isListed(from) || (marks & relatedMark) !== 0;
    found.push({ out, list: isListed, ...(whole ? { whole } : {}), at: from });
  }
  return found;
}
