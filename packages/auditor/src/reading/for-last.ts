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
