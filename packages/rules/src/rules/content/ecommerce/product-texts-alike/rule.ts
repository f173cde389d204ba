import type { PageFacts } from "@audit/facts";
import { productBrief } from "../../../../fixes/pages/product-brief.ts";
import { pagesIn, productPages } from "../../../../populations.ts";
import { noted } from "../../../../reading/noted.ts";
import { textKey } from "../../../../reading/text-key.ts";
import { quoted, tokensOf } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** Fewer may be sizes of one thing, which need no text of their own. */
const FEWEST = 10;
/** A shorter line is a label; with so few words besides the name any two are alike. */
const LEAST_WORDS = 6;
/** What a few products say alike is their make's or their kind's. */
const LEAST_SHARE = 0.25;
/** With so many words that no other product has, the page says something of its own. */
const MOST_OWN_WORDS = 30;
const MOST_TEXTS = 30;
/** Two products may be one in two sizes. */
const MOST_NAMES = 2;

/** One sentence for many products that differs by their names: the only text that they have. */
export const rule = defineSiteRule({
  id: "product-texts-alike",
  category: "content",
  area: "ecommerce",
  severity: "high",
  fixKind: "content",
  certainty: 0.75,
  businesses: ["online-shop", "food-ordering"],
  kinds: ["product"],
  aiVisibility: true,
  ceiling: {
    health: 60,
    aiCitation: 50,
    because: "Most product pages say one sentence, with another name in it.",
  },
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  judge: ({ pages }) => {
    const products = pagesIn(pages, productPages).map((page) => ({ page, texts: textsOn(page) }));
    if (products.length < FEWEST) return notApplicable();
    const all = products.flatMap(({ texts }) => texts);
    const times = countNames(all.map(({ whole, of }) => [whole, of]));
    // What stands word for word on other products is a notice of the shop; one product may have several addresses.
    const isOwn = ({ whole }: ProductText): boolean => (times.get(whole) ?? 0) <= MOST_NAMES;
    const formulas = countNames(all.filter(isOwn).flatMap(({ bare, of }) => (bare === null ? [] : [[bare, of]])));
    const least = Math.max(FEWEST, LEAST_SHARE * new Set(all.map(({ of }) => of)).size);
    const isFormula = ({ bare }: ProductText): boolean => bare !== null && (formulas.get(bare) ?? 0) >= least;
    const faults = products.flatMap(({ page, texts }) => {
      const own = texts.filter(isOwn);
      const formula = own.find(isFormula);
      const words = own.filter((text) => !isFormula(text)).reduce((sum, text) => sum + text.words, 0);
      if (formula === undefined || words > MOST_OWN_WORDS) return [];
      const saw = { text: quoted(formula.start), products: formulas.get(formula.bare ?? 0) ?? 0 };
      return [{ url: page.url, evidence: { at: "main text", saw, expected: "a text about this product" } }];
    });
    return judgePages(faults, products.length);
  },
  words: { en },
  givesWayTo: [{ to: ["product-description-missing", "exact-duplicates", "near-duplicates"], as: "task" }],
  fix: productBrief,
});

/** A text of a product page. */
interface ProductText {
  readonly whole: number;
  /** Without the words of the page's name; null where too few are left, or none was taken out. */
  readonly bare: number | null;
  readonly words: number;
  readonly start: string;
  /** What its page calls itself. */
  readonly of: number;
}

const NONE: readonly ProductText[] = [];
/** A label and its value, no sentence: "Fits these models: X200". */
const LABELLED = /^[^:：.!?。]+[:：]\s*[^.!?。]*$/u;
const LONGEST_START = 120;

const textsOn = noted((page): readonly ProductText[] => {
  if (page.kind !== "product") return NONE;
  const names = namesOf(page);
  const name = new Set(names.flatMap((text) => tokensOf(text)));
  // Without the frame, which may hold more texts than the product.
  const own = page.outline.texts.filter(({ list }) => list !== true).slice(0, MOST_TEXTS);
  return own.flatMap(({ text }) => {
    const words = tokensOf(text);
    if (words.length < LEAST_WORDS || asksFor(text, name) || LABELLED.test(text.trim())) return [];
    const rest = words.filter((word) => !name.has(word));
    const isFormula = rest.length >= LEAST_WORDS && rest.length < words.length;
    return {
      whole: textKey(words.join(" ")),
      bare: isFormula ? textKey(rest.join(" ")) : null,
      words: words.length,
      start: text.slice(0, LONGEST_START),
      of: textKey(names.join(" ")),
    };
  });
});

/** What is quoted, with the German and Polish forms that open below the line. */
const QUOTED = /["“”„«»]([^"“”„«»]+)["“”«»]/u;
/** With so much of it in quotes a text names the product and says nothing of it. */
const MOSTLY = 0.4;

/** "Be the first to review “Blue mug”": what ends with the name in quotes, or is mostly that, asks something of the reader. */
function asksFor(text: string, name: ReadonlySet<string>): boolean {
  const mentioned = QUOTED.exec(text)?.[1] ?? "";
  if (mentioned.length >= MOSTLY * text.length) return true;
  const quotedName = /["“”„«»]([^"“”„«»]+)["“”«»]\W*$/u.exec(text)?.[1];
  return quotedName !== undefined && tokensOf(quotedName).every((word) => name.has(word));
}

const namesOf = ({ head, headings }: Pick<PageFacts, "head" | "headings">): readonly string[] => [
  head.titles[0] ?? "",
  headings.find(({ level }) => level === 1)?.text ?? "",
];

/** How many names each text stands under. */
function countNames(pairs: readonly (readonly [text: number, name: number])[]): ReadonlyMap<number, number> {
  const names = new Map<number, Set<number>>();
  for (const [text, name] of pairs) names.set(text, (names.get(text) ?? new Set()).add(name));
  return new Map([...names].map(([text, all]) => [text, all.size]));
}
