/** True when two lists hold the same in one order, as the scripts and styles of a site's pages mostly do. */
export function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
