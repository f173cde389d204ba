import type { FoundBlock } from "../collect/findings.ts";
import type { FlowText } from "../text/flow-text.ts";

/** Pieces of a page's text in which something begins that is looked for, told by one look at the whole text. */
export function blocksWith(blocks: readonly FoundBlock[], { all }: FlowText, sought: RegExp): FoundBlock[] {
  const found: FoundBlock[] = [];
  let next = 0;
  for (const { index } of all.matchAll(sought)) {
    while (next < blocks.length && (blocks[next]?.to ?? 0) <= index) next++;
    const block = blocks[next];
    if (block === undefined) break;
    if (block.from <= index && block !== found.at(-1)) found.push(block);
  }
  return found;
}
