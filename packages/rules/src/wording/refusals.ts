import type { Refusal } from "../reading/agent-access.ts";
import { addressOf, listed, quote } from "./quote.ts";

/** Which crawlers robots.txt keeps out, by which rule and from where. */
export function refusalsInWords(refusals: readonly Refusal[]): string {
  const [first] = refusals;
  if (first === undefined) return "crawlers shut out by robots.txt";
  const names = listed(refusals.map(({ agent, operator }) => `${agent} (${operator})`));
  return `${names} kept from ${addressOf(first.example)} by line ${first.line} of robots.txt, ${quote(first.rule)}`;
}
