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
