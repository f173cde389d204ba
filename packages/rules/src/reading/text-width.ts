import { arialWidths, OTHER_WIDTH, scriptWidths } from "../knowledge/arial-widths.ts";

/** Type sizes in CSS pixels of titles and snippets in Google's desktop results. */
export const TITLE_SIZE = 20;
export const SNIPPET_SIZE = 14;

/** Width of a line of Arial in CSS pixels, without kerning, rounded. */
export function textWidth(text: string, size: number): number {
  return Math.round((thousandthsOf(text) * size) / 1000);
}

/** In thousandths of the type size. */
function thousandthsOf(text: string): number {
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
