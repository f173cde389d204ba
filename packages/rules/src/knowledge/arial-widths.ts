/**
 * Advance widths of Arial in thousandths of the type size, as its metrics table (hmtx) gives them; the accented
 * letters are as wide as their base letter. Search results set titles in Arial 20 px and snippets in Arial 14 px.
 */
const BY_WIDTH: Readonly<Record<number, string>> = {
  191: "'",
  222: "ijl‘’‚",
  260: "|¦",
  278: " !,./:;I[\\]ft·\u00a0",
  333: "()-`r“”„‹›¨¸",
  334: "{}",
  350: "•",
  355: '"',
  365: "ºª",
  389: "*",
  400: "°",
  469: "^",
  500: "ckvsxyzJ",
  556: "#$0123456789?L_abdeghnopqu€£¥¢§«»–ƒ",
  584: "+<=>~×÷±¬",
  611: "FTZßøþ",
  667: "&ABEKPSVXYÞ",
  722: "CDHNRUwÐ",
  737: "©®",
  778: "GOQØ",
  833: "Mm½¼¾",
  889: "%æ",
  944: "Wœ",
  1000: "—…™ÆŒ‰",
  1015: "@",
};

/** Thousandths of the type size per character. */
export const arialWidths: ReadonlyMap<string, number> = new Map(
  Object.entries(BY_WIDTH).flatMap(([width, characters]) =>
    Array.from(characters, (one) => [one, Number(width)] as const),
  ),
);

/** Widths of other scripts, in thousandths of the type size, where browsers fall back to a script's own font. */
export const scriptWidths: readonly { readonly script: RegExp; readonly width: number }[] = [
  { script: /[\p{Mn}\p{Me}\p{Cf}]/u, width: 0 },
  { script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/u, width: 1000 },
  { script: /\p{Script=Hangul}/u, width: 920 },
  { script: /\p{Extended_Pictographic}/u, width: 1250 },
  { script: /[\p{Script=Cyrillic}\p{Script=Greek}]/u, width: 580 },
  { script: /[\p{Script=Arabic}\p{Script=Hebrew}]/u, width: 480 },
  { script: /[\p{Script=Thai}\p{Script=Lao}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u, width: 560 },
];

/** Width of a character no table knows: Arial's mean over Latin text. */
export const OTHER_WIDTH = 560;
