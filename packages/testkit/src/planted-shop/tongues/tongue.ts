import type { englishWords } from "./english.ts";

/** One language, country and currency that the planted shop is told in. */
export interface Tongue {
  /** BCP 47. */
  readonly lang: string;
  /** As in og:locale. */
  readonly locale: string;
  /** ISO 3166-1. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  /** What one euro comes to. */
  readonly rate: number;
  /** Decimals of an amount. */
  readonly digits: 0 | 2;
  /** An amount with a decimal point as the shop writes it. */
  readonly price: (amount: string) => string;
  /** Lists in the order of the English ones. */
  readonly words: Readonly<Record<keyof typeof englishWords, string>>;
  /** Lines in the order of the English ones. */
  readonly phrases: string;
}

/** An amount in euros in the tongue's currency, with a decimal point. */
export const amountIn = ({ rate, digits }: Tongue, euros: string): string => (Number(euros) * rate).toFixed(digits);
