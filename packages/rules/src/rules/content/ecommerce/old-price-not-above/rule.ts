import type { OutlinePrice, PageFacts } from "@audit/facts";
import { worklist } from "../../../../fixes/worklist.ts";
import { productPages } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** Characters between two prices that are read together. */
const NEAR = 120;
/** A price so many times the other one is that of something else. */
const MOST_TIMES = 5;

/** Speaks of prices that the page strikes through beside the product's own: every price near them must be below. */
export const rule = definePageRule({
  id: "old-price-not-above",
  category: "content",
  area: "ecommerce",
  severity: "high",
  fixKind: "content",
  certainty: 0.85,
  businesses: ["online-shop", "food-ordering"],
  over: productPages,
  reads: ["commerce", "outline"],
  source: "https://eur-lex.europa.eu/eli/dir/1998/6/2022-05-28",
  judge: ({ commerce, outline }) => {
    const pairs = struckPairs(commerce, outline);
    if (pairs.length === 0) return notApplicable();
    const wrong = pairs.find(({ old, current }) => old.amount <= current.amount);
    if (wrong === undefined) return pass();
    return fail({
      at: "visible prices",
      saw: { old: quoted(wrong.old.text), current: quoted(wrong.current.text) },
      expected: "an old price above the new one",
    });
  },
  words: { en },
  fix: worklist(en),
});

interface Pair {
  readonly old: OutlinePrice;
  readonly current: OutlinePrice;
}

/** Old prices with the one they belong to: the lowest of their own line, else the nearest. */
function struckPairs(commerce: PageFacts["commerce"], { prices }: PageFacts["outline"]): Pair[] {
  const struck = new Set(commerce.struckPrices.map(({ amount }) => amount));
  return prices.flatMap((old) => {
    if (!old.old || old.list || old.amount <= 0 || !struck.has(old.amount)) return [];
    const near = prices.filter(
      (price) =>
        !price.old &&
        !price.list &&
        price.amount > 0 &&
        price.currency === old.currency &&
        Math.abs(price.at - old.at) <= NEAR,
    );
    const beside = near.filter(({ key }) => key === old.key).toSorted((one, other) => one.amount - other.amount);
    const [nearest] = near.toSorted((one, other) => Math.abs(one.at - old.at) - Math.abs(other.at - old.at));
    const current = beside[0] ?? nearest;
    return current === undefined || current.amount > old.amount * MOST_TIMES ? [] : [{ old, current }];
  });
}
