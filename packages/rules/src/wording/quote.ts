import { cutAtWord, oneLine } from "../escape/plain.ts";
import { number } from "./plural.ts";

const MOST_OF_TEXT = 80;
const MOST_OF_ADDRESS = 100;
const MOST_NAMED = 3;

/** Page text as a quotation, cut at a word, without its full stop; "nothing" where there is none. */
export function quote(text: string, most = MOST_OF_TEXT): string {
  const words = cutAtWord(text, most, "…").replace(/(?<![.…])\.$/, "");
  return words === "" ? "nothing" : `“${words}”`;
}

/** An address as it stands, the end of a very long one cut off. */
export function addressOf(url: string): string {
  const line = oneLine(url);
  return line.length <= MOST_OF_ADDRESS ? line : `${line.slice(0, MOST_OF_ADDRESS - 1).toWellFormed()}…`;
}

/** ", such as “Blue mug”"; nothing without a text. */
export const suchAs = (text: string | undefined): string =>
  text === undefined || oneLine(text) === "" ? "" : `, such as ${quote(text)}`;

/**
 * "a", "a and b", "a, b and c", "a, b, c and 4 more"
 * @param of how many there are in all, where only some of them are at hand
 */
export function listed(items: readonly string[], most = MOST_NAMED, of = items.length): string {
  const shown = items.slice(0, most);
  const more = of - shown.length;
  const last = more > 0 ? `${number(more)} more` : shown.pop();
  if (last === undefined) return "nothing";
  return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}

/** The same for page texts, each as a quotation. */
export const quotes = (texts: readonly string[], of = texts.length): string =>
  listed(
    texts.map((text) => quote(text)),
    MOST_NAMED,
    of,
  );

/** A sentence as a clause: its first letter small, no full stop. */
export const clause = (sentence: string): string => {
  const line = oneLine(sentence).replace(/\.$/, "");
  return line.charAt(0).toLowerCase() + line.slice(1);
};
