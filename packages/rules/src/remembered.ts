const MOST = 5_000;
/** A hostile site could fill the memory with long texts. */
const LONGEST = 200;

/**
 * Remembers what was read of short texts that come again on page after page: links of a menu, names of properties. When
 * it is full it starts anew. Texts must not be slices of a page, which they would keep alive.
 */
export function remembered<V>(read: (text: string) => V): (text: string) => V {
  const known = new Map<string, V>();
  return (text) => {
    if (text.length > LONGEST) return read(text);
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    const value = read(text);
    if (known.size >= MOST) known.clear();
    known.set(text, value);
    return value;
  };
}
