/** Bits of a number by name. */
export type Bits<N extends string> = Readonly<Record<N, number>>;

const MOST = 31;

export function nameBits<const N extends string>(...names: readonly N[]): Bits<N> {
  if (names.length > MOST) throw new Error("a number has no room for so many bits");
  return Object.fromEntries(names.map((name, index) => [name, 1 << index])) as Record<N, number>;
}

/** What is set in a number, by name. */
export const readBits = <N extends string>(bits: Bits<N>, set: number): Readonly<Record<N, boolean>> =>
  Object.fromEntries(Object.entries<number>(bits).map(([name, bit]) => [name, (set & bit) !== 0])) as Record<
    N,
    boolean
  >;
