import type { PageFacts } from "@audit/facts";
import { cutAtWord, oneLine } from "../../escape/plain.ts";
import { firstParagraph, pageName, pageSummary } from "../../view/page-words.ts";
import { mainPrice } from "../../view/product-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { fillIn } from "../fixer.ts";
import { roomFor } from "./room.ts";

/** Latin letters that fit into the 985 pixels Google shows on a wide screen. */
const MOST = 145;
/** Below this the result wastes its second line. */
const LEAST = 70;

/**
 * A description from the page's own sentences, with the name in front and the price behind where they are missing, and
 * a place to fill in where the page says too little.
 * @param keep whether the present description may serve as the source (not when other pages share it)
 */
export function proposeDescription(page: PageFacts, view: SiteView, keep: boolean): string | null {
  const present = keep ? page.head.descriptions.map(oneLine).find((text) => text !== "") : undefined;
  const source = present && present.length > roomFor(present, MOST) ? present : sourceText(page, view, present);
  if (!source) return null;
  const named = present ? source : withName(source, pageName(page, view));
  const room = roomFor(named, MOST);
  const whole = endSentence(named, room);
  const price = priceEnding(page, whole);
  const full = price ? `${endSentence(named, room - price.length - 1)} ${price}` : whole;
  if (full.length < roomFor(full, LEAST)) {
    return `${full} ${fillIn("what else speaks for it: material, use, delivery, guarantee")}`;
  }
  const sells = page.kind !== "product" || price !== null || /\d\s?\p{Sc}|\p{Sc}\s?\d/u.test(full);
  return sells ? full : `${endSentence(named, room - OFFER_ROOM)} ${fillIn(OFFER)}`;
}

/** What a buyer chooses by, where the page shows no price. */
const OFFER = "price, delivery or guarantee, in three words";
const OFFER_ROOM = 26;

function withName(text: string, name: string | null): string {
  if (!name || text.toLowerCase().includes(name.toLowerCase())) return text;
  return /[.!?:]$/.test(name) ? `${name} ${text}` : `${name}: ${text}`;
}

function sourceText(page: PageFacts, view: SiteView, present: string | undefined): string | null {
  const paragraph = firstParagraph(page, view);
  const adds = present && paragraph && !paragraph.includes(present) && !isLabel(present, paragraph);
  if (adds) return `${endSentence(present, MOST)} ${paragraph}`;
  return paragraph ?? present ?? (page.head.descriptions.length === 0 ? pageSummary(page, view) : null);
}

/** "Intro" and "Blog" add nothing to a sentence that is long enough. */
const isLabel = (text: string, sentence: string): boolean => text.length < MOST_OF_A_LABEL && sentence.length >= LEAST;
const MOST_OF_A_LABEL = 20;

function priceEnding(page: PageFacts, text: string): string | null {
  const price = page.kind === "product" ? mainPrice(page) : null;
  return price && !text.includes(price.text) ? `${oneLine(price.text)}.` : null;
}

/** Cuts after the last whole sentence that uses at least half of the room, else at a word with an ellipsis. */
function endSentence(text: string, most: number): string {
  const line = oneLine(text);
  if (line.length <= most) return /[.!?…。]$/u.test(line) ? line : `${line.replace(/[\s,;:–-]+$/u, "")}.`;
  const sentence = /^.*(?:[.!?](?=\s)|。)/u.exec(line.slice(0, most + 1))?.[0];
  return sentence && sentence.length >= most / 2 ? sentence : cutAtWord(line, most, "…");
}
