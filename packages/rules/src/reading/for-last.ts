/**
 * Remembers what was read of the object asked about last: rules ask about one page in a row, and keeping what was read
 * of every page would cost too much memory.
 */
export function forLast<K extends object | string, V>(read: (from: K) => V): (from: K) => V {
  let last: { readonly from: K; readonly value: V } | null = null;
  return (from) => {
    if (last?.from !== from) last = { from, value: read(from) };
    return last.value;
  };
}

const MOST_RECENT = 64;

/** The same for the texts asked about lately: several rules ask for the words of one title or heading. */
export function forRecent<V>(read: (text: string) => V): (text: string) => V {
  const known = new Map<string, V>();
  return (text) => {
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    if (known.size >= MOST_RECENT) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
