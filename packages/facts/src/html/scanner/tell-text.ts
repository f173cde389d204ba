import { decodeHTML } from "entities/decode";
import { createBytesMemo } from "../../text/bytes-memo.ts";
import type { Scan } from "./scan.ts";

const ampersand = 38;

function hasReference(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (bytes[at] === ampersand) return true;
  return false;
}

/** Tells a piece of text with its character references decoded. */
export function tellText(scan: Scan, from: number, to: number): void {
  if (hasReference(scan.bytes, from, to)) tellDecoded(scan, from, to);
  else scan.sink.text(scan.bytes, from, to);
}

/** Labels with an "&" and dates with a "&middot;" stand on many pages. */
const decodings = createBytesMemo((bytes, from, to) => Buffer.from(decodeHTML(bytes.toString("utf8", from, to))), {
  entries: 2000,
  bytes: 100_000,
  longest: 200,
});

/** The same for a piece that is known to hold an "&". */
export function tellDecoded({ bytes, sink }: Scan, from: number, to: number): void {
  const decoded = decodings.read(bytes, from, to);
  sink.text(decoded, 0, decoded.length);
}

/** True when the piece is white space as the tree builder understands it (no-break spaces are not). */
export function isBlank(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = bytes[at]!;
    if (code !== 32 && code !== 10 && code !== 9 && code !== 12) return false;
  }
  return true;
}
