import { type PageState, regions } from "../collect/page-state.ts";
import type { LinkFact } from "../page-facts.ts";
import type { Region } from "../region.ts";
import { type FlowText, peekText } from "../text/flow-text.ts";

/** All that claims are read from. */
export interface ClaimSource {
  readonly state: PageState;
  readonly flow: FlowText;
  readonly links: readonly LinkFact[];
  /** BCP 47 languages that the page names as its own. */
  readonly languages: readonly string[];
}

const longestBlock = 4000;

/** Calls back for the place of each match in the page's text, at most so many times. */
export function matchesIn({ flow }: ClaimSource, pattern: RegExp, most: number): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (const match of flow.plain.matchAll(pattern)) {
    found.push(match);
    if (found.length === most) break;
  }
  return found;
}

/** Index of the block that holds a place, -1 for none. */
export function blockAt({ state: { blocks } }: ClaimSource, at: number): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.to ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const block = blocks[low];
  return block !== undefined && block.from <= at ? low : -1;
}

export const regionAt = (source: ClaimSource, block: number): Region =>
  regions[source.state.blocks[block]?.region ?? 0] ?? "body";

/** Text of a block; it shares memory with the page. */
export function blockText({ state, flow }: ClaimSource, block: number): string {
  const found = state.blocks[block];
  return found === undefined ? "" : peekText(flow, found.from, found.to, longestBlock);
}
