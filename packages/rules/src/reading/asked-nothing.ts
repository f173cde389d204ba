import type { PageFacts } from "@audit/facts";

/** Whether a page asks 0 for its own thing today, beside which an old price may be crossed out. */
export function asksNothing({ outline }: Pick<PageFacts, "outline">): boolean {
  const now = outline.prices.filter(({ list, old }) => !list && !old);
  return now.length > 0 && now.every(({ amount }) => amount === 0);
}
