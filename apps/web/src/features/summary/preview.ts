import { limits } from "@audit/contract";

/** Order matters: what wraps goes before what it wraps. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/^\s{0,3}#{1,6}\s+/gm, ""],
  [/!?\[([^\]]*)\]\([^)]*\)/g, "$1"],
  [/`+([^`]*)`+/g, "$1"],
  [/(\*\*|__)(?=\S)([\s\S]*?\S)\1/g, "$2"],
  [/\*(?=\S)([^*]*[^*\s])\*/g, "$1"],
  // An underscore inside a word is part of a name, not emphasis.
  [/(?<![\p{L}\p{N}])_(?=\S)([^_]*[^_\s])_(?![\p{L}\p{N}])/gu, "$1"],
  [/\\([!-/:-@[-`{-~])/g, "$1"],
];

/**
 * The plain first words of a summary: marks of headings, bold, italics, links and inline code are stripped,
 * line breaks become spaces, and what is longer than 200 UTF-16 units is cut (never inside a character) with "...".
 */
export function previewOf(markdown: string): string {
  const stripped = marks.reduce((text, [mark, kept]) => text.replace(mark, kept), markdown);
  const plain = stripped.replace(/\s*[\r\n]+\s*/g, " ").trim();
  if (plain.length <= limits.summaryPreviewLength) return plain;
  const cut = plain.slice(0, limits.summaryPreviewLength);
  const whole = /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
  return `${whole}...`;
}
