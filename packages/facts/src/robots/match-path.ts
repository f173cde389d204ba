import { createTextMemo } from "../text/text-memo.ts";

interface Pattern {
  /** What stands between the wildcards: before the first, ... */
  readonly first: string;
  readonly middle: readonly string[];
  /** ... and behind the last, where the path must end with it; null when there is no wildcard. */
  readonly last: string | null;
  readonly anchored: boolean;
}

/** The same few patterns are held against every address of a site. */
const patternOf = createTextMemo(readPattern, { most: 2000, longest: 2000 });

function readPattern(text: string): Pattern {
  const anchored = text.endsWith("$");
  const [first = "", ...parts] = (anchored ? text.slice(0, -1) : text).split("*");
  if (parts.length === 0) return { first, middle: parts, last: null, anchored };
  return { first, middle: anchored ? parts.slice(0, -1) : parts, last: anchored ? (parts.at(-1) ?? "") : "", anchored };
}

/**
 * True when `pattern` matches the start of `path`: "*" is any run of characters, "$" at the end anchors (RFC 9309
 * section 2.2.3). Linear in the pattern's parts, so a hostile pattern can't make it slow.
 */
export function matchesPath(path: string, pattern: string): boolean {
  const { first, middle, last, anchored } = patternOf(pattern);
  if (!path.startsWith(first)) return false;
  if (last === null) return !anchored || path.length === first.length;
  let at = first.length;
  for (const part of middle) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return path.length - last.length >= at && path.endsWith(last);
}
