import { oneLine } from "@audit/rules/escape/plain";
import { normalised } from "@audit/rules/reading/words";
import { counted, number } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import type { Chance, Opportunity } from "../opportunity.ts";
import { tellingTexts, textUse } from "../own-texts.ts";
import { sheet } from "../sheet.ts";
import { shopPages, type NamedPage } from "../shop-pages.ts";

const FEWEST_PRODUCTS = 4;
/** Shorter texts are labels. */
const LEAST_LETTERS = 30;
const SAME_FAULT_RULES = ["product-texts-alike", "exact-duplicates", "near-duplicates"];

/** Products that all that is said of them is said of others too: nothing but the name tells one from the next. */
export const sharedProductTexts: Opportunity = {
  id: "shared-product-texts",
  category: "content",
  area: "ecommerce",
  find: ({ view, faulty }) => {
    const { products } = shopPages(view);
    const reported = new Set(SAME_FAULT_RULES.flatMap((rule) => [...faulty(rule)]));
    const groups = alikeProducts(products.filter(({ url }) => !reported.has(url)));
    const rows = groups.flatMap(({ members }) => members);
    const [first] = groups;
    return first === undefined || rows.length < FEWEST_PRODUCTS ? [] : [chanceFor(first, groups, products.length)];
  },
};

interface Alike {
  readonly text: string;
  readonly members: readonly NamedPage[];
}

/** Products by the text that they share, where it is all that each of them says of itself; the largest group first. */
function alikeProducts(products: readonly NamedPage[]): readonly Alike[] {
  const said = products.map((one) => ({ one, texts: tellingTexts(one, LEAST_LETTERS) }));
  const { timesOf, isOfShop } = textUse(said);
  const shared = said.flatMap(({ one, texts }) => {
    const own = texts.filter((text) => !isOfShop(text));
    const [longest] = own.toSorted((a, b) => b.text.length - a.text.length);
    return longest === undefined || own.some(({ key }) => timesOf(key) === 1) ? [] : [{ one, ...longest }];
  });
  return [...Map.groupBy(shared, ({ key }) => key).values()]
    .flatMap((same): Alike[] => {
      const members = same.map(({ one }) => one);
      const [first] = same;
      const names = new Set(members.map(({ name }) => normalised(name)));
      return first === undefined || names.size < 2 ? [] : [{ text: oneLine(first.text), members }];
    })
    .toSorted((a, b) => b.members.length - a.members.length || (a.text < b.text ? -1 : 1));
}

function chanceFor({ text, members }: Alike, groups: readonly Alike[], outOf: number): Chance {
  const rows = groups.flatMap((group) => group.members.map((one) => ({ group, one })));
  const urls = rows.map(({ one }) => one.url);
  return {
    of: "",
    title: `Say what sets ${counted(rows.length, "product")} apart that share their text with ${groups.length === 1 ? "each other" : "others"}`,
    problem: `${counted(rows.length, "product says", "products say")} of themselves what others say, in ${counted(groups.length, "group")}: ${number(members.length)} say ${quote(text, 90)}. Search engines have no reason to show more than one of them, and buyers can't choose.`,
    steps: [
      "Write, group by group, a text for each product that begins with what the last column holds: the words that its name alone has. Then say what follows from them: size, contents, for whom.",
      "Where two products are really the same, decide which of them to keep.",
    ],
    code: sheet(
      ["group", "product", "address", "text now", "what its name alone says"],
      groups.flatMap((group, index) =>
        group.members.map((one) => [String(index + 1), one.name, one.url, group.text, ownWords(one, group.members)]),
      ),
    ),
    value: `${counted(rows.length, "product page")} can be told apart, by buyers and in search results.`,
    check: `Open ${urls[0] ?? ""}. Expected: a text that no other product has.`,
    urls,
    outOf,
    kind: "product",
    impact: "medium",
    work: rows.length > 15 ? "halfDay" : "hour",
    doneBy: "writer",
  };
}

/** The words of a name that not all of the others have. */
const ownWords = ({ tokens }: NamedPage, members: readonly NamedPage[]): string =>
  tokens.filter((token) => members.some((other) => !other.tokens.includes(token))).join(" ");
