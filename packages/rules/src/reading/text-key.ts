const SEED = 0x811c9dc5 | 0;
const SPACE = 0x20;

const add = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

function addText(hash: number, text: string): number {
  let key = hash;
  for (let index = 0; index < text.length; index++) key = add(key, text.charCodeAt(index));
  return key;
}

/** FNV-1a, 32 bits, signed: keeps millions of texts in a small map; a rare collision only costs a proposal. */
export const textKey = (text: string): number => addText(SEED, text);

/** Keys of all runs of three words, as of these words with spaces between; none where there are fewer words. */
export function runKeys(words: readonly string[]): number[] {
  const keys: number[] = [];
  for (let at = 0; at + 2 < words.length; at++) {
    const first = addText(SEED, words[at] ?? "");
    const second = addText(add(first, SPACE), words[at + 1] ?? "");
    keys.push(addText(add(second, SPACE), words[at + 2] ?? ""));
  }
  return keys;
}
