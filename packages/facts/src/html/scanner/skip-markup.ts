import type { Scan } from "./scan.ts";

function nextBangEnd(scan: Scan, from: number): number {
  if (scan.bangEnd < from) {
    const found = scan.text.indexOf("--!>", from);
    scan.bangEnd = found < 0 ? scan.length : found;
  }
  return scan.bangEnd;
}

/** The place behind the comment that starts with "<!--" at `from`. */
function skipComment(scan: Scan, from: number): number {
  const { bytes, text, length } = scan;
  const body = from + 4;
  if (bytes[body] === 62) return body + 1;
  if (text.startsWith("->", body)) return body + 2;
  const end = text.indexOf("-->", body);
  const bang = nextBangEnd(scan, body);
  if (bang < length && (end < 0 || bang < end)) return bang + 4;
  return end < 0 ? length : end + 3;
}

/** Skips what begins with "<" but is no tag: comments, declarations, "</" before no letter. Returns the place behind it. */
export function skipMarkup(scan: Scan, from: number): number {
  const { text, length } = scan;
  if (text.startsWith("<!--", from)) return skipComment(scan, from);
  const end = text.indexOf(">", from + 2);
  return end < 0 ? length : end + 1;
}
