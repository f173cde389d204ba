import { forLast } from "./for-last.ts";
import { isPlainInk } from "./words.ts";

/** What tells a page's text blocks from others at little cost. */
interface BlockKeys {
  /** FNV-1a over the code units of each block, 32 bits, signed. */
  readonly keys: readonly number[];
  /** Every block is one line of plain Latin letters and usual signs, as those of most pages are. */
  readonly arePlain: boolean;
}

const SPACE = 0x20;

/** Keys of a page's blocks; rules and plan ask for them. */
export const blockKeys = forLast((blocks: readonly string[]): BlockKeys => {
  const keys: number[] = [];
  let arePlain = true;
  for (const text of blocks) {
    let hash = 0x811c9dc5 | 0;
    let before = SPACE;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === SPACE ? before === SPACE : !isPlainInk(code)) arePlain = false;
      hash = Math.imul(hash ^ code, 0x01000193);
      before = code;
    }
    if (before === SPACE && text !== "") arePlain = false;
    keys.push(hash);
  }
  return { keys, arePlain };
});
