/** A sentence as a reader's eye takes it apart, in one spelling: full-width and styled letters as plain ones. */
export const plainForm = (text: string): string => text.normalize("NFKC");

const EDGES = /^["“”‘’'(),;:!?…]+|["“”‘’'(),;:!?.…]+$/g;

/** Words without the punctuation around them. */
export const wordsOf = (text: string): string[] =>
  plainForm(text)
    .split(/\s+/)
    .map((word) => word.replace(EDGES, ""))
    .filter((word) => word !== "");

const NUMBER = /\d+(?:[.,]\d+)*\s?(?:%|percent\b|per cent\b)?/gi;

/** Figures in order, in one spelling: "1,234" is 1234, "12 percent" is 12%. */
export const numbersOf = (text: string): string[] =>
  [...plainForm(text).matchAll(NUMBER)].map(([found]) =>
    found
      .replace(/,(?=\d{3}\b)/g, "")
      .replace(/\s?(percent|per cent|%)$/i, "%")
      .trim(),
  );

const COUNTING =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|third|quarter|double|triple|twice|thrice|both|most|majority|all|every|few|many|several|some)\b/gi;

/** Numbers and amounts said in words; each is a claim too. */
export const amountsOf = (text: string): string[] =>
  [...plainForm(text).matchAll(COUNTING)].map(([found]) => found.toLowerCase());

const PLAIN_ABBREVIATIONS = ["e.g", "i.e", "etc", "and/or", "vs"];

/** Names of the trade that need no proof. */
const KNOWN = new Set(["AI", "SEO", "URL", "URLs", "HTML", "HTTP", "HTTPS", "OK", "ID"]);

/** Whether a word is an address, a piece of code or an identifier rather than language. */
export function isCodeLike(word: string): boolean {
  if (PLAIN_ABBREVIATIONS.includes(word.toLowerCase()) || KNOWN.has(word) || numbersOf(word)[0] === word) return false;
  return (
    /[/\\@_<>{}[\]=#`$|~^*+&%]|[^\s\d][.:][^\s]|\p{Sc}/u.test(word) ||
    (/\d/.test(word) && /\p{L}/u.test(word)) ||
    /\p{Ll}\p{Lu}/u.test(word) ||
    /^\p{Lu}{2,}$/u.test(word) ||
    word.length > 30 ||
    word.split("-").length > 3
  );
}

/** Quoted pieces, which name something as it stands. */
export const quotesOf = (text: string): string[] =>
  [...text.matchAll(/["“„]([^"“”„]+)["”]/g)].map(([, quoted = ""]) => quoted);
