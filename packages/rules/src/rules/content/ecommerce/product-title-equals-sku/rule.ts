import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { mainProductOf } from "../../../../reading/products.ts";
import { firstText } from "../../../../reading/structured-data.ts";
import { quoted, tokensOf } from "../../../../reading/words.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const VOWEL = /[aeiouyæø]/u;
const CODE_LENGTH = 4;

/** A name such as "WH-1000XM5" is a code even when it is the maker's own: buyers still need a word for the thing. */
export const rule = definePageRule({
  id: "product-title-equals-sku",
  category: "content",
  area: "ecommerce",
  severity: "medium",
  fixKind: "content",
  certainty: 0.7,
  businesses: ["online-shop", "food-ordering"],
  over: productPages,
  reads: ["headings", "structuredData"],
  source: "https://support.google.com/merchants/answer/6324415",
  judge: ({ headings, structuredData }) => {
    const product = mainProductOf(structuredData);
    const heading = mainHeadings(headings).find(({ text }) => text !== "")?.text;
    const name = heading ?? (product ? firstText(product, "name") : "");
    if (name === "") return notApplicable();
    if (!isCode(name)) return pass();
    const sku = product ? firstText(product, "sku", "mpn") || null : null;
    return fail({
      at: heading ? "h1" : "Product name",
      saw: { name: quoted(name), sku },
      expected: "a name with words",
    });
  },
  words: { en },
  fix,
});

function isCode(name: string): boolean {
  const tokens = tokensOf(name);
  const hasCode = tokens.some((token) => token.length >= CODE_LENGTH && /\p{N}/u.test(token));
  return (hasCode || tokens.join("").length >= CODE_LENGTH * 2) && tokens.some(hasDigit) && !tokens.some(isWord);
}

const hasDigit = (token: string): boolean => /\p{N}/u.test(token);

function isWord(token: string): boolean {
  if (hasDigit(token)) return false;
  // Other scripts have no Latin vowels; any letters there are words. No code bears an accent: "ép", "mực".
  const plain = token.normalize("NFD");
  return /[^\p{Script=Latin}]/u.test(plain) || (token.length >= 3 && VOWEL.test(plain));
}
