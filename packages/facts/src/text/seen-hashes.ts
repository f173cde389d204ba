/** Room for so many hashes at first: few pages hold more words, and a small table stays near the processor. */
const leastSlots = 2048;
const mostSlots = 16_384;
/** Fuller than this the table gets slow; what comes later counts as new. */
const mostSeen = 12_000;

/** A set of 32-bit hashes that is emptied by counting up instead of clearing. */
export interface SeenHashes {
  /** Two numbers per slot, side by side in memory: the hash, and the round that it was added in. */
  slots: Int32Array;
  slotCount: number;
  round: number;
  /** The hashes in the order they came. */
  seen: Int32Array;
  size: number;
}

export function createSeenHashes(): SeenHashes {
  return {
    slots: new Int32Array(mostSlots * 2),
    slotCount: leastSlots,
    round: 1,
    seen: new Int32Array(mostSeen),
    size: 0,
  };
}

export function clearSeenHashes(hashes: SeenHashes): void {
  hashes.round++;
  hashes.size = 0;
  hashes.slotCount = leastSlots;
}

/** Adds a well-mixed hash; false when it was there already. */
export function addSeenHash(hashes: SeenHashes, hash: number): boolean {
  if (hashes.size >= mostSeen) return true;
  if (!place(hashes, hash)) return false;
  hashes.seen[hashes.size++] = hash;
  if (hashes.size * 2 > hashes.slotCount && hashes.slotCount < mostSlots) grow(hashes);
  return true;
}

function place({ slots, slotCount, round }: SeenHashes, hash: number): boolean {
  let slot = (hash & (slotCount - 1)) * 2;
  while (slots[slot + 1] === round) {
    if (slots[slot] === hash) return false;
    slot = (slot + 2) & (slotCount * 2 - 1);
  }
  slots[slot] = hash;
  slots[slot + 1] = round;
  return true;
}

function grow(hashes: SeenHashes): void {
  hashes.slotCount *= 2;
  hashes.round++;
  for (let at = 0; at < hashes.size; at++) place(hashes, hashes.seen[at]!);
}
