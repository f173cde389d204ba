import { pathWords } from "../../../../reading/alike-addresses.ts";
import { type PageFacts, readPrices } from "@audit/facts";
import { publicHtml } from "../../../../populations.ts";
import { normalised, quoted, tokensOf } from "../../../../reading/words.ts";
import { remembered } from "../../../../remembered.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

/** Two cards of one product, or three with its pictures, are no fault. */
const FEWEST_GOODS = 4;
/** Of the cards with a price so many, where their links don't hold the prices themselves. */
const MOST_CARDS = 0.8;
const MOST_NAMED = 5;

/** A template that was never connected to the goods, or a copy of one page for all of them. */
export const rule = definePageRule({
  id: "cards-share-one-address",
  category: "content",
  area: "ecommerce",
  severity: "high",
  fixKind: "template",
  certainty: 0.9,
  aiVisibility: true,
  businesses: ["online-shop", "food-ordering"],
  over: publicHtml,
  reads: ["url", "links", "headings", "outline"],
  source:
    "https://developers.google.com/search/docs/specialty/ecommerce/help-google-understand-your-ecommerce-site-structure",
  judge: ({ url, links, headings, outline }) => {
    if (outline.pricedCards < FEWEST_GOODS) return notApplicable();
    const host = hostOf(url);
    const onward = links.filter(
      (link) =>
        (link.region === "main" || link.region === "body") &&
        !link.hidden &&
        link.url !== null &&
        link.url !== url &&
        hostOf(link.url) === host,
    );
    const shared = [...Map.groupBy(onward, (link) => link.url ?? "")]
      .filter(([, cards]) => cards.length >= FEWEST_GOODS)
      .map(([target, cards]) => ({
        target,
        names: namesOf(cards.map(({ text }) => text)).filter((name) => !isNamedBy(target, name)),
      }))
      .find(({ names }) => areGoods(names, headings, outline.pricedCards) && !isOneThing(names));
    if (shared === undefined) return pass();
    const saw = {
      target: shared.target,
      cards: shared.names.length,
      names: shared.names.slice(0, MOST_NAMED).map(quoted),
    };
    return fail({ at: "links of the list", saw, expected: "an address of its own for each of the goods" });
  },
  words: { en },
  fix,
});

/** Lists link the same pages again and again. */
const hostOf = remembered((url): string => URL.parse(url)?.host ?? "");

/** Goods whose every telling word stands in the address lead to their own page. */
function isNamedBy(target: string, name: string): boolean {
  const address = new Set(pathWords(target).flatMap(tokensOf));
  const words = tokensOf(name).filter((word) => /\p{L}{3}/u.test(word));
  return words.length > 0 && words.every((word) => address.has(word));
}

/** Names most of which hold the same word are those of one thing, said in several ways. */
function isOneThing(names: readonly string[]): boolean {
  const all = names.map((name) => new Set(tokensOf(name).filter((word) => /\p{L}{3}/u.test(word))));
  const words = new Set(all.flatMap((one) => [...one]));
  return [...words].some((word) => all.filter((one) => one.has(word)).length >= names.length * MOST_OF_THEM);
}

const MOST_OF_THEM = 0.6;

/** Distinct names of several words; what buttons say is the same on each card. */
function namesOf(texts: readonly string[]): readonly string[] {
  const names = new Map(texts.map((text) => [normalised(text), text]));
  return [...names.values()].filter(
    (text) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).length > 1 && /\p{L}{2}/u.test(text),
  );
}

/**
 * Cards whose links hold a price are goods by themselves. Others are the headings of nearly all cards of the list: a
 * menu has more links, and a text leads to one page again and again in other words.
 */
function areGoods(names: readonly string[], headings: PageFacts["headings"], cards: number): boolean {
  if (names.filter((name) => readPrices(name).length > 0).length >= FEWEST_GOODS) return true;
  const headed = new Set(headings.map(({ text }) => normalised(text)));
  const goods = names.filter((name) => headed.has(normalised(name)));
  return goods.length >= Math.max(FEWEST_GOODS, MOST_CARDS * cards);
}
