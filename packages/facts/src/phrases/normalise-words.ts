const accented =
  /(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]\p{Mn}*)\p{Mn}/gu;
const joiners = /[\u200b-\u200f\u00ad\u0640]/g;

/** Scripts written without spaces between words. */
const unspaced =
  /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

/** True where words aren't set apart, so that they are looked for inside the text. */
export const isUnspaced = (text: string): boolean => unspaced.test(text);

/** Letters that have one spelling in every form. */
const plain = /^[\x20-\x7e]*$/;

const plainLetters: Readonly<Record<string, string>> = { ı: "i", ł: "l", đ: "d", ø: "o", æ: "ae", œ: "oe" };

/** One spelling for a word: lower case, accents and vowel points left out, letters that look alike made one. */
export function normaliseWords(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text
    .replace(joiners, "")
    .normalize("NFKD")
    .replace(accented, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(accented, "")
    .replace(/[ىی]/g, "ي")
    .replace(/[ةۀە]/g, "ه")
    .replace(/ک/g, "ك")
    .replace(/ß/g, "ss")
    .replace(/[ıłđøæœ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Arabic writes article, "and" and "for" in one with the word. */
const arabicArticle = /^[وبل]?ال(?=\p{L}{3})/u;

/** The words of a normalised text without article; a run of an unspaced script is one. */
export const wordsOf = (normalised: string): string[] =>
  (normalised.match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => word.replace(arabicArticle, ""));
