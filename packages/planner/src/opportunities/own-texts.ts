import type { PageFacts } from "@audit/facts";
import { normalised } from "@audit/rules/reading/words";
import type { NamedPage } from "./shop-pages.ts";

type OwnText = PageFacts["outline"]["texts"][number];

/** Texts of a product's page that say so much beside its name and its price. */
export function tellingTexts({ page, name }: NamedPage, leastLetters: number): readonly OwnText[] {
  const amounts = new Set(page.outline.prices.map(({ text }) => text));
  const bareName = normalised(name);
  return page.outline.texts.filter(
    ({ text, list }) =>
      list !== true &&
      normalised(text).replace(bareName, "").length >= leastLetters &&
      ![...amounts].some((amount) => text.includes(amount)),
  );
}

/** What stands on so many products is a notice of the shop. */
const OF_THE_SHOP = 0.25;
const FEWEST_OF_THE_SHOP = 30;

/** Tells under how many names each text stands, and from which number on it is the shop's. */
export function textUse(said: readonly { readonly one: NamedPage; readonly texts: readonly OwnText[] }[]) {
  const names = new Map<number, Set<string>>();
  for (const { one, texts } of said)
    for (const { key } of texts) names.set(key, (names.get(key) ?? new Set()).add(normalised(one.name)));
  const most = Math.max(FEWEST_OF_THE_SHOP, OF_THE_SHOP * said.length);
  const timesOf = (key: number): number => names.get(key)?.size ?? 0;
  return { timesOf, isOfShop: ({ key }: OwnText): boolean => timesOf(key) > Math.min(most, MOST_OF_FEW * said.length) };
}

/** Of few products, those that most of them say. */
const MOST_OF_FEW = 0.6;
