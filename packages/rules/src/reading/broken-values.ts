/** Values of programs that stand for "nothing there", as a whole text: of JavaScript, PHP and Python. */
const NOTHING = /^\s*(?:undefined|null|NaN|Invalid Date|\[object \w+\])\s*$/;
/** One of several parts of a title that are joined by a sign: "undefined | Tea". */
const PART = /(?:^|[|–—·»]|\s-)\s*(?:undefined|null|NaN)\s*(?:[|–—·«]|-\s|$)/;
const OBJECT = /\[object (?:Object|Undefined|Null|Promise|HTML\w+)\]/;

/** How `Intl` writes "not a number" in the languages of CLDR, "NaN" in most of them. */
function notNumbers(): string[] {
  const languages =
    "ar be bg cs da de el en es et fa fi fr he hi hr hu id it ja ka kk ko lt lv ms nb nl pl pt ro ru sk sl sr sv th tr uk uz vi zh zh-TW";
  const written = languages.split(" ").map((language) => new Intl.NumberFormat(language).format(Number.NaN));
  // Two letters may be a word of any language.
  return [...new Set(["undefined", ...written])].filter((one) => one.length > 2);
}

const MISSING = notNumbers()
  .map((one) => one.replace(/\s+/g, "\\s"))
  .join("|");
const PRICED = new RegExp(
  `(?:\\p{Sc}|(?<!\\p{L})(?:[A-Z]{3}|kr|Rp|zł|Kč|Ft|lei|RM|руб))\\.?\\s?(?:${MISSING})(?!\\p{L})|(?<!\\p{L})(?:${MISSING})\\s?(?:\\p{Sc}|(?:[A-Z]{3}|kr|zł|Kč|Ft|lei|руб|din)(?!\\p{L}))`,
  "u",
);
const ANY_MISSING = new RegExp(`null|Invalid Date|\\[object |${MISSING}`, "u");
/** Longer texts are sentences, in which "null" may be a word of the language. */
const LONGEST = 60;

/** False for words that hold no such value. */
export const mayBeBroken = (words: string): boolean => ANY_MISSING.test(words);

/** A value that was never there, in the name of a page or part; null where there is none. */
export const brokenName = (name: string): string | null =>
  NOTHING.exec(name)?.[0].trim() ??
  OBJECT.exec(name)?.[0] ??
  PRICED.exec(name)?.[0] ??
  PART.exec(name)?.[0].trim() ??
  null;

/** The same in a block of text: as the whole of it, as a price, or as an object that was written as text. */
export function brokenBlock(block: string): string | null {
  const object = OBJECT.exec(block)?.[0];
  if (object !== undefined) return object;
  if (block.length > LONGEST) return null;
  return NOTHING.exec(block)?.[0].trim() ?? PRICED.exec(block)?.[0] ?? null;
}
