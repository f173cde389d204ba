import { findByte, findText, hasTextAt } from "./find-bytes.ts";
import type { Scan } from "./scan.ts";

function nextBangEnd(scan: Scan, from: number): number {
  if (scan.bangEnd < from) {
    const found = findText(scan.bytes, "--!>", from);
    scan.bangEnd = found < 0 ? scan.length : found;
  }
  return scan.bangEnd;
}

/** The place behind the comment that starts with "<!--" at `from`. */
function skipComment(scan: Scan, from: number): number {
  const { bytes, length } = scan;
  const body = from + 4;
  if (bytes[body] === 62) return body + 1;
  if (hasTextAt(bytes, "->", body)) return body + 2;
  const end = findText(bytes, "-->", body);
  const bang = nextBangEnd(scan, body);
  if (bang < length && (end < 0 || bang < end)) return bang + 4;
  return end < 0 ? length : end + 3;
}

/** Skips what begins with "<" but is no tag: comments, declarations, "</" before no letter. Returns the place behind it. */
export function skipMarkup(scan: Scan, from: number): number {
  const { bytes, length } = scan;
  if (hasTextAt(bytes, "<!--", from)) return skipComment(scan, from);
  const end = findByte(bytes, 62, from + 2);
  return end < 0 ? length : end + 1;
}
