/** Bits of a number by name. */
export type Bits<N extends string> = Readonly<Record<N, number>>;

const MOST = 31;

export function nameBits<const N extends string>(...names: readonly N[]): Bits<N> {
  if (names.length > MOST) throw new Error("a number has no room for so many bits");
  return Object.fromEntries(names.map((name, index) => [name, 1 << index])) as Record<N, number>;
}

/** Numbers whose bits are read by name, beside other values. */
type View<V> = new (numbers: readonly number[], values: V) => V;

/**
 * @param groups names of the bits of each number. A bit is looked at when it is asked for: naming hundreds for each kind
 * of page costs more than asking for some.
 */
export function viewOf<V extends object>(groups: readonly Bits<string>[]): View<V> {
  class NamedBits {
    readonly numbers: readonly number[];

    constructor(numbers: readonly number[], values: V) {
      this.numbers = numbers;
      Object.assign(this, values);
    }
  }
  // A name that two groups have can't be defined again, which is an error.
  for (const [place, bits] of groups.entries()) {
    for (const [name, bit] of Object.entries(bits)) {
      Object.defineProperty(NamedBits.prototype, name, {
        get(this: NamedBits) {
          return (this.numbers[place]! & bit) !== 0;
        },
      });
    }
  }
  return NamedBits as object as View<V>;
}
