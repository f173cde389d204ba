import { decodeHTML } from "entities/decode";
import { findByte } from "./find-bytes.ts";
import type { Scan } from "./scan.ts";

const ampersand = 38;

/** True when the piece may hold a character reference. The place of the next "&" is remembered between calls. */
function hasReference(scan: Scan, from: number, to: number): boolean {
  if (scan.ampersand < from) {
    const found = findByte(scan.bytes, ampersand, from);
    scan.ampersand = found < 0 ? scan.length : found;
  }
  return scan.ampersand < to;
}

/** Tells a piece of text with its character references decoded. */
export function tellText(scan: Scan, from: number, to: number): void {
  if (!hasReference(scan, from, to)) {
    scan.sink.text(scan.bytes, from, to);
    return;
  }
  const decoded = Buffer.from(decodeHTML(scan.bytes.toString("utf8", from, to)));
  scan.sink.text(decoded, 0, decoded.length);
}

/** True when the piece is white space as the tree builder understands it (no-break spaces are not). */
export function isBlank(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = bytes[at]!;
    if (code !== 32 && code !== 10 && code !== 9 && code !== 12) return false;
  }
  return true;
}
