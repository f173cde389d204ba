/**
 * True when `pattern` matches the start of `path`: "*" is any run of characters, "$" at the end anchors (RFC 9309
 * section 2.2.3). Linear in the pattern's parts, so a hostile pattern can't make it slow.
 */
export function matchesPath(path: string, pattern: string): boolean {
  const anchored = pattern.endsWith("$");
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split("*");
  const first = parts[0]!;
  if (!path.startsWith(first)) return false;
  if (parts.length === 1) return !anchored || path.length === first.length;
  const last = anchored ? parts.pop()! : "";
  let at = first.length;
  for (let index = 1; index < parts.length; index++) {
    const found = path.indexOf(parts[index]!, at);
    if (found < 0) return false;
    at = found + parts[index]!.length;
  }
  return path.length - last.length >= at && path.endsWith(last);
}
