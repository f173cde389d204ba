import { forLast } from "./for-last.ts";
import { textKey } from "./text-key.ts";
import { isPlainLine } from "./words.ts";

/** What tells a page's text blocks from others at little cost. */
interface BlockKeys {
  /** The `textKey` of each block as it stands. */
  readonly keys: readonly number[];
  /** Which blocks are one line of plain Latin letters and usual signs, as most are. */
  readonly plain: readonly boolean[];
}

/** Keys of a page's blocks; rules and plan ask for them. */
export const blockKeys = forLast((blocks: readonly string[]): BlockKeys => ({
  keys: blocks.map(textKey),
  plain: blocks.map(isPlainLine),
}));
