const slots = 16_384;
/** Fuller than this the table gets slow; what comes later counts as new. */
const mostSeen = 12_000;

/** A set of 32-bit hashes that is emptied by counting up instead of clearing. */
export interface SeenHashes {
  keys: Int32Array;
  rounds: Int32Array;
  round: number;
  size: number;
}

export function createSeenHashes(): SeenHashes {
  return { keys: new Int32Array(slots), rounds: new Int32Array(slots), round: 1, size: 0 };
}

export function clearSeenHashes(seen: SeenHashes): void {
  seen.round++;
  seen.size = 0;
}

/** Adds a well-mixed hash; false when it was there already. */
export function addSeenHash(seen: SeenHashes, hash: number): boolean {
  if (seen.size >= mostSeen) return true;
  const { keys, rounds, round } = seen;
  let slot = hash & (slots - 1);
  while (rounds[slot] === round) {
    if (keys[slot] === hash) return false;
    slot = (slot + 1) & (slots - 1);
  }
  rounds[slot] = round;
  keys[slot] = hash;
  seen.size++;
  return true;
}
