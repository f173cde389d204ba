/** Why a rule says nothing of its planted fault in a variant; null where it has to speak. */
export const silentIn = (rule: string, variant: string): string | null =>
  exceptions.find(({ rules, variants }) => rules.includes(rule) && variants.includes(variant))?.reason ?? null;

interface Exception {
  readonly rules: readonly string[];
  readonly variants: readonly string[];
  readonly reason: string;
}

const exceptions: readonly Exception[] = [
  {
    rules: ["og-locale", "text-in-other-language", "hreflang-missing-on-multilingual"],
    variants: ["de-EUR"],
    reason: "what is planted says or is German, or lies in a folder named so: in a German shop that is no fault",
  },
  {
    rules: ["schema-drift"],
    variants: ["ja-JPY"],
    reason:
      "the planted name is English: two scripts may name one thing, so the rule does not hold them against each other",
  },
  {
    rules: ["product-price-not-in-html"],
    variants: ["ja-JPY"],
    reason: "the planting takes the price out of English sentences; in the Japanese ones it still stands",
  },
];
