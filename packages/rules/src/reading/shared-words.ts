import { tokensOf } from "./words.ts";

/** How many of the different words of two texts stand in both: 0 to 1. */
export function shareOfWords(one: string, other: string): number {
  const [own, others] = [new Set(tokensOf(one)), new Set(tokensOf(other))];
  const both = [...own].filter((word) => others.has(word)).length;
  return both / Math.max(own.size + others.size - both, 1);
}
