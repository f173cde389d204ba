import type { RenderOutcome } from "@audit/crawler/render";

export const DAY_SPENT = "The site was asked as often today as it may be.";

/** Why no further page is run: trying on would be rude, or in vain. @param outcome null without quota */
export function refusalOf(outcome: RenderOutcome | null): string | null {
  if (outcome === null) return DAY_SPENT;
  if (!("failure" in outcome)) return null;
  const { kind, message } = outcome.failure;
  return kind === "slow-down" || kind === "no-browser" ? message : null;
}
