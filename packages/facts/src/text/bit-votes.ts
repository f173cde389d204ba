/**
 * Counts, for each of 32 bits, in how many hashes it is set. Counters are kept bit-sliced (plane k holds bit k of all 32
 * counters) and eight hashes are added at a time with carry-save adders: a few operations per hash instead of 32.
 */
export interface Votes {
  pending: Int32Array;
  pendingCount: number;
  planes: Int32Array;
  total: number;
}

const batch = 8;
const planeCount = 24;

export function createVotes(): Votes {
  return { pending: new Int32Array(batch), pendingCount: 0, planes: new Int32Array(planeCount), total: 0 };
}

export function clearVotes(votes: Votes): void {
  votes.pendingCount = votes.total = 0;
  votes.planes.fill(0);
}

export function addHash(votes: Votes, hash: number): void {
  votes.pending[votes.pendingCount++] = hash;
  if (votes.pendingCount === batch) addBatch(votes);
}

/** Sum bit of a full adder; `carryOf` is its carry. */
const sumOf = (a: number, b: number, c: number): number => a ^ b ^ c;
const carryOf = (a: number, b: number, c: number): number => (a & b) | ((a ^ b) & c);

/** Harley-Seal: eight one-bit columns become one carry of weight eight. */
function addBatch(votes: Votes): void {
  const { pending: x, planes } = votes;
  let ones = planes[0]!;
  let twos = planes[1]!;
  const fours = planes[2]!;
  let carry1 = carryOf(ones, x[0]!, x[1]!);
  ones = sumOf(ones, x[0]!, x[1]!);
  let carry2 = carryOf(ones, x[2]!, x[3]!);
  ones = sumOf(ones, x[2]!, x[3]!);
  const four1 = carryOf(twos, carry1, carry2);
  twos = sumOf(twos, carry1, carry2);
  carry1 = carryOf(ones, x[4]!, x[5]!);
  ones = sumOf(ones, x[4]!, x[5]!);
  carry2 = carryOf(ones, x[6]!, x[7]!);
  planes[0] = sumOf(ones, x[6]!, x[7]!);
  const four2 = carryOf(twos, carry1, carry2);
  planes[1] = sumOf(twos, carry1, carry2);
  planes[2] = sumOf(fours, four1, four2);
  let carry = carryOf(fours, four1, four2);
  for (let plane = 3; carry !== 0 && plane < planeCount; plane++) {
    const next = planes[plane]! & carry;
    planes[plane]! ^= carry;
    carry = next;
  }
  votes.total += votes.pendingCount;
  votes.pendingCount = 0;
}

/** The bits set in more than half of the hashes. */
export function majority(votes: Votes): number {
  if (votes.pendingCount > 0) {
    votes.pending.fill(0, votes.pendingCount);
    addBatch(votes);
  }
  // All 32 counters are compared with half of the total at once, from their highest digit down.
  const half = votes.total >> 1;
  let above = 0;
  let equal = -1;
  for (let plane = planeCount - 1; plane >= 0; plane--) {
    const digits = votes.planes[plane]!;
    if (((half >> plane) & 1) === 0) above |= equal & digits;
    equal &= ((half >> plane) & 1) === 0 ? ~digits : digits;
  }
  return above;
}
