import { isUnspaced, normaliseWords, wordsOf } from "./normalise-words.ts";
import { aboutWords } from "./words/about.ts";
import { accountWords } from "./words/account.ts";
import { buyingWords } from "./words/buying.ts";
import { cartWords } from "./words/cart.ts";
import { checkoutWords } from "./words/checkout.ts";
import { contactWords } from "./words/contact.ts";
import { imprintWords } from "./words/imprint.ts";
import { priceWords } from "./words/price.ts";
import { privacyWords } from "./words/privacy.ts";
import { returnsWords } from "./words/returns.ts";
import { reviewsWords } from "./words/reviews.ts";
import { saleWords } from "./words/sale.ts";
import { searchWords } from "./words/search.ts";
import { shippingWords } from "./words/shipping.ts";
import { soldOutWords } from "./words/sold-out.ts";
import { stockWords } from "./words/stock.ts";
import { termsWords } from "./words/terms.ts";

/**
 * What short texts of shops mean, by language. Learnt from the translations of Shopware, BigCommerce Cornerstone,
 * django-oscar, Sylius, Bagisto, Spree, Solidus and Saleor (MIT and BSD; `scripts/tasks/make-shop-words.ts` tells which
 * words several of them agree on that are missing here) and completed by hand. One line a language, "*" for all; "|"
 * parts phrases; all words of a phrase must be there, in any order and with any ending, those of up to three letters or
 * with "$" behind them as they are.
 */
const written = {
  buying: buyingWords,
  checkout: checkoutWords,
  cart: cartWords,
  "sold-out": soldOutWords,
  stock: stockWords,
  price: priceWords,
  sale: saleWords,
  account: accountWords,
  search: searchWords,
  returns: returnsWords,
  shipping: shippingWords,
  terms: termsWords,
  privacy: privacyWords,
  imprint: imprintWords,
  contact: contactWords,
  about: aboutWords,
  reviews: reviewsWords,
} as const;

export type Meaning = keyof typeof written;
export const meanings = Object.keys(written) as readonly Meaning[];

interface Word {
  readonly text: string;
  readonly whole: boolean;
}

/** One phrase: its words, or a run of characters where words aren't set apart. */
export type Phrase = readonly Word[] | string;

const longestWhole = 3;

function phraseOf(said: string): Phrase {
  const text = normaliseWords(said);
  if (isUnspaced(text)) return text.replace(/\s+/g, "");
  return text.split(" ").map((word) => {
    const whole = word.endsWith("$") || word.length <= longestWhole;
    return { text: wordsOf(word)[0] ?? word, whole };
  });
}

/** Phrases by language (primary tag; "*" for those of all) and meaning. */
function readTable(): Map<string, Map<Meaning, readonly Phrase[]>> {
  const table = new Map<string, Map<Meaning, readonly Phrase[]>>();
  for (const meaning of meanings) {
    for (const line of written[meaning].trim().split("\n")) {
      const at = line.indexOf(" ");
      const language = line.slice(0, at);
      const phrases = line
        .slice(at + 1)
        .split("|")
        .map(phraseOf);
      const known = table.get(language) ?? new Map<Meaning, readonly Phrase[]>();
      table.set(language, known.set(meaning, phrases));
    }
  }
  return table;
}

export const wordTable = readTable();

/** Languages whose words are known, primary tags. */
export const knownLanguages: readonly string[] = [...wordTable.keys()].filter((language) => language !== "*");
