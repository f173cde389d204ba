/** FNV-1a, 32 bits, signed: keeps millions of texts in a small map; a rare collision only costs a proposal. */
export function textKey(text: string): number {
  let hash = 0x811c9dc5 | 0;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}
