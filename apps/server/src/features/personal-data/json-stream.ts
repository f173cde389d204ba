/**
 * Writes one JSON object; members are read in order, each when its turn comes.
 * @param parts give a member's value, whole or as a list that is written item by item and may be longer than memory
 */
export async function* writeObject(parts: Readonly<Record<string, () => unknown>>): AsyncGenerator<string> {
  let opening = "{";
  for (const [name, read] of Object.entries(parts)) {
    const value = await read();
    yield `${opening}${JSON.stringify(name)}:`;
    if (isList(value)) yield* writeList(value);
    else yield JSON.stringify(value);
    opening = ",\n";
  }
  yield "}\n";
}

async function* writeList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let opening = "[";
  for await (const item of items) {
    yield `${opening}${JSON.stringify(item)}`;
    opening = ",\n";
  }
  yield opening === "[" ? "[]" : "]";
}

const isList = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;
