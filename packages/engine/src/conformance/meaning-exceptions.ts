/** Vectors about what words and numbers mean that we knowingly do not follow, each kind with its reason. */

export interface PriceCase {
  readonly id: string;
  readonly in: {
    readonly text: string | null;
    readonly currencyHint: string | null;
    readonly decimalSeparator?: string;
  };
  readonly want: { readonly amount: number | string | null; readonly currencyText: string | null };
}

export const priceExceptions: readonly { readonly reason: string; covers(vector: PriceCase): boolean }[] = [
  {
    reason: 'wants an amount of a text without a digit: a sign alone names no price, and "Free" is a word',
    covers: ({ in: { text }, want }) => want.amount !== null && !/\p{Nd}/u.test(text ?? ""),
  },
];

export interface PhraseCase {
  readonly in: { readonly platform: string; readonly language: string; readonly texts: readonly string[] };
  readonly want: { readonly phrase: string; readonly english: readonly string[] };
}

export const phraseExceptions: readonly { readonly reason: string; covers(vector: PhraseCase): boolean }[] = [
  {
    reason: 'translates the button "Save" of a form, which is no word of a reduced price',
    covers: ({ want }) => want.phrase === "sale" && want.english.every((text) => text === "Save"),
  },
];
