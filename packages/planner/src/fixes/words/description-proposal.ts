import type { PageFacts } from "@audit/facts";
import { cutAtWord, oneLine } from "../../escape/plain.ts";
import { firstParagraph, pageName, pageSummary } from "../../view/page-words.ts";
import { mainPrice } from "../../view/product-words.ts";
import type { SiteView } from "../../view/site-view.ts";

/** What Google shows of a description on a wide screen, about 985 pixels. */
const MOST = 155;

/**
 * A description from the page's own sentences, with the name in front and the price behind where they are missing.
 * @param keep whether the present description may serve as the source (not when other pages share it)
 */
export function proposeDescription(page: PageFacts, view: SiteView, keep: boolean): string | null {
  const present = keep ? page.head.descriptions.map(oneLine).find((text) => text !== "") : undefined;
  const source = present && present.length > MOST ? present : sourceText(page, present);
  if (!source) return null;
  const name = pageName(page, view);
  const named = !name || source.toLowerCase().includes(name.toLowerCase()) ? source : `${name}: ${source}`;
  const price = priceEnding(page, named);
  return price ? `${endSentence(named, MOST - price.length - 1)} ${price}` : endSentence(named, MOST);
}

function sourceText(page: PageFacts, present: string | undefined): string | null {
  const paragraph = firstParagraph(page);
  if (present && paragraph && !paragraph.includes(present)) return `${endSentence(present, MOST)} ${paragraph}`;
  return paragraph ?? present ?? (page.head.descriptions.length === 0 ? pageSummary(page) : null);
}

function priceEnding(page: PageFacts, text: string): string | null {
  const price = page.kind === "product" ? mainPrice(page) : null;
  return price && !text.includes(price.text) ? `${oneLine(price.text)}.` : null;
}

/** Cuts after the last whole sentence that uses at least half of the room, else at a word with an ellipsis. */
function endSentence(text: string, most: number): string {
  const line = oneLine(text);
  if (line.length <= most) return /[.!?…]$/.test(line) ? line : `${line}.`;
  const sentence = /^.*[.!?](?=\s)/u.exec(line.slice(0, most + 1))?.[0];
  return sentence && sentence.length >= most / 2 ? sentence : cutAtWord(line, most, "…");
}
