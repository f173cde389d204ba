import { arialWidths, OTHER_WIDTH, scriptWidths } from "../knowledge/arial-widths.ts";

/** Type sizes in CSS pixels of titles and snippets in Google's desktop results. */
export const TITLE_SIZE = 20;
export const SNIPPET_SIZE = 14;

/** Width of a line of Arial in CSS pixels, without kerning, rounded. */
export function textWidth(text: string, size: number): number {
  return Math.round(((latinWidth(text) ?? anyWidth(text)) * size) / 1000);
}

/** Characters below the combining marks: each stands for itself in NFC. */
const LATIN_END = 0x300;
const latinWidths = Float64Array.from({ length: LATIN_END }, (_, code) => knownWidth(String.fromCharCode(code)));

/** In thousandths of the type size, without a copy of the text; null when it holds a character of no known place. */
function latinWidth(text: string): number | null {
  let thousandths = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const width = code < LATIN_END ? latinWidths[code] : arialWidths.get(text[at]!);
    if (width === undefined) return null;
    thousandths += width;
  }
  return thousandths;
}

function anyWidth(text: string): number {
  let thousandths = 0;
  for (const character of text.normalize("NFC")) thousandths += knownWidth(character);
  return thousandths;
}

function knownWidth(character: string): number {
  return arialWidths.get(character) ?? widthOf(character);
}

function widthOf(character: string): number {
  const known = scriptWidths.find(({ script }) => script.test(character))?.width;
  if (known !== undefined) return known;
  const [base] = character.normalize("NFD");
  return arialWidths.get(base!) ?? OTHER_WIDTH;
}
