import { forLast } from "./for-last.ts";
import { isPlainInk } from "./words.ts";

/** What tells a page's text blocks from others at little cost. */
interface BlockKeys {
  /** FNV-1a over the code units of each block, 32 bits, signed. */
  readonly keys: readonly number[];
  /** Which blocks are one line of plain Latin letters and usual signs, as most are. */
  readonly plain: readonly boolean[];
}

const SPACE = 0x20;

/** Keys of a page's blocks; rules and plan ask for them. */
export const blockKeys = forLast((blocks: readonly string[]): BlockKeys => {
  const keys: number[] = [];
  const plain: boolean[] = [];
  for (const text of blocks) {
    let hash = 0x811c9dc5 | 0;
    let before = SPACE;
    let isPlain = true;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === SPACE ? before === SPACE : !isPlainInk(code)) isPlain = false;
      hash = Math.imul(hash ^ code, 0x01000193);
      before = code;
    }
    keys.push(hash);
    plain.push(isPlain && (before !== SPACE || text === ""));
  }
  return { keys, plain };
});
