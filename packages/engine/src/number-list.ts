/** A list of numbers outside JavaScript's heap, which grows without copying: garbage is collected by what the heap holds. */
export interface NumberList {
  readonly length: number;
  push(value: number): void;
  at(index: number): number;
}

const CHUNK_BITS = 14;
const CHUNK = 1 << CHUNK_BITS;

export function createNumberList(): NumberList {
  const chunks: Float64Array[] = [];
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === chunks.length * CHUNK) chunks.push(new Float64Array(CHUNK));
      chunks.at(-1)![length % CHUNK] = value;
      length += 1;
    },
    at: (index) => chunks[index >>> CHUNK_BITS]![index % CHUNK]!,
  };
}
