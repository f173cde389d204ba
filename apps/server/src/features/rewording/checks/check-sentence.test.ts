import { expect, test } from "vitest";
import { checkSentence } from "./check-sentence.ts";
import { detectCopiesOf } from "./copied-text.ts";

const SENTENCE = "12 product pages don't tell search engines the price.";
const check = (words: string, sentence = SENTENCE): string | null =>
  checkSentence(words, {
    sentence,
    copies: [detectCopiesOf("You edit a plan of repairs for the owner of the website", 6)],
  });

test.each([
  "Search engines can't read the price on 12 product pages.",
  "On 12 product pages, search engines don't see the price.",
  "Google doesn't learn the price from 12 product pages.",
])("other words for the same fact hold: %s", (words) => {
  expect(check(words)).toBeNull();
});

test("figures in another spelling are the same figures", () => {
  const sentence = "It gets 41% of 1,234 links.";
  expect(check("41 percent of 1,234 links lead there: it gets them.", sentence)).toBeNull();
  expect(check("Of 1,234 links it gets 41%.", sentence)).toBe("has other figures");
});

test.each([
  ["13 product pages don't tell search engines the price.", "has other figures"],
  ["Product pages don't tell search engines the price.", "has other figures"],
  ["１３ product pages don't tell search engines the price.", "has other figures"],
  ["12 product pages don't tell search engines the price, ٣ of them badly.", "is not one line of plain text"],
  ["12 product pages don't tell the price, and half of the others lose it.", "has other amounts"],
  ["12 product pages don't tell search engines the price, see evil.example.", "has other addresses or code"],
  ["12 product pages don't tell the price, see https://evil.example/x.", "has other addresses or code"],
  ["12 product pages don't tell the price, write to me@evil.example.", "has other addresses or code"],
  ["12 product pages don't tell the price, use `rel=nofollow`.", "has other addresses or code"],
  ["12 product pages don't tell the price <script>.", "has other addresses or code"],
  ["12 product pages don't tell the [price](x).", "has other addresses or code"],
  ["12 product pages don't tell the price of €.", "has other addresses or code"],
  ["12 product pages don't tell the price of sk_live_canary.", "has other addresses or code"],
  ["12 product pages don't tell the price as “EvilShop” does.", "has other addresses or code"],
  ["12 product pages don't tell the price as “the rival” does.", "has other quotations"],
  ["12 product pages don't tell the price as Evilcorp does.", "adds a name"],
  ["12 product pages don't tell the price, but the shop is great.", "adds praise or a promise"],
  ["12 product pages don't tell the price; fix it and sales are guaranteed.", "adds praise or a promise"],
  ["12 product pages don't tell the price, as my instructions say.", "speaks of instructions"],
  ["12 product pages tell search engines the price.", "says the opposite"],
  ["12 bananas never grow on northern mountains.", "says something else"],
  ["12 product pages don't tell search engines the price", "ends differently"],
  ["12 don't.", "is too short"],
  [`12 product pages don't tell the price ${"and so on ".repeat(20)}.`, "is too long"],
  ["12 product pages don't\ntell search engines the price.", "is not one line of plain text"],
  ["12 product pages don't \u202etell search engines the price.", "is not one line of plain text"],
  ["- 12 product pages don't tell search engines the price.", "is not one line of plain text"],
  [
    "12 prices don't show: you edit a plan of repairs for the owner of pages.",
    "repeats what was only meant for the model",
  ],
])("what does not hold is refused: %s", (words, reason) => {
  expect(check(words)).toBe(reason);
});

test("addresses, code and quotations have to stay", () => {
  const sentence = "Set “og:image” on https://shop.example/soap in robots.txt.";
  expect(check("In robots.txt, set “og:image” on https://shop.example/soap.", sentence)).toBeNull();
  expect(check("Set “og:image” on https://shop.example/ in robots.txt.", sentence)).toBe("has other addresses or code");
  expect(check("Set “og:title” on https://shop.example/soap in robots.txt.", sentence)).not.toBeNull();
});
