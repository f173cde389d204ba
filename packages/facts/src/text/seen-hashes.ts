const slotCount = 16_384;
/** Fuller than this the table gets slow; what comes later counts as new. */
const mostSeen = 12_000;

/** A set of 32-bit hashes that is emptied by counting up instead of clearing. */
export interface SeenHashes {
  /** Two numbers per slot, side by side in memory: the hash, and the round that it was added in. */
  slots: Int32Array;
  round: number;
  size: number;
}

export function createSeenHashes(): SeenHashes {
  return { slots: new Int32Array(slotCount * 2), round: 1, size: 0 };
}

export function clearSeenHashes(seen: SeenHashes): void {
  seen.round++;
  seen.size = 0;
}

/** Adds a well-mixed hash; false when it was there already. */
export function addSeenHash(seen: SeenHashes, hash: number): boolean {
  if (seen.size >= mostSeen) return true;
  const { slots, round } = seen;
  let slot = (hash & (slotCount - 1)) * 2;
  while (slots[slot + 1] === round) {
    if (slots[slot] === hash) return false;
    slot = (slot + 2) & (slotCount * 2 - 1);
  }
  slots[slot] = hash;
  slots[slot + 1] = round;
  seen.size++;
  return true;
}
