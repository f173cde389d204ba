import { cutAtWord, oneLine } from "../escape/plain.ts";
import { number } from "./plural.ts";

const MOST_OF_TEXT = 80;
const MOST_OF_ADDRESS = 100;

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

/** "a", "a and b", "a, b and c", "a, b, c and 4 more" */
export function listed(items: readonly string[], most = 3): string {
  const shown = items.slice(0, most);
  const more = items.length - shown.length;
  const last = more > 0 ? `${number(more)} more` : shown.pop();
  if (last === undefined) return "nothing";
  return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}

/** A sentence as a clause: its first letter small, no full stop. */
export const clause = (sentence: string): string => {
  const line = oneLine(sentence).replace(/\.$/, "");
  return line.charAt(0).toLowerCase() + line.slice(1);
};
