import { decodeHTML } from "entities/decode";
import { createTextMemo } from "../../text/text-memo.ts";
import type { Scan } from "./scan.ts";

const ampersand = 38;
const numberSign = 35;
const semicolon = 59;

function hasReference(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (bytes[at] === ampersand) return true;
  return false;
}

/** Tells a piece of text with its character references decoded. */
export function tellText(scan: Scan, from: number, to: number): void {
  if (hasReference(scan.bytes, from, to)) tellDecoded(scan, from, to);
  else scan.sink.text(scan.bytes, from, to);
}

const isAlphanumeric = (code: number): boolean =>
  (code >= 48 && code <= 57) || ((code | 32) >= 97 && (code | 32) <= 122);

/** Place behind what may belong to the reference at `from`: what follows a character of another kind has no say. */
function endOfReference(bytes: Buffer, from: number, to: number): number {
  let at = from + 1;
  while (at < to && (isAlphanumeric(bytes[at] ?? 0) || bytes[at] === numberSign)) at++;
  return at < to && bytes[at] === semicolon ? at + 1 : at;
}

/** A site has few references. */
const decode = createTextMemo((reference) => Buffer.from(decodeHTML(reference)));

/** A reference takes up to twice its bytes when it is decoded. */
const mostGrowth = 2;

/** The same for a piece that is known to hold an "&". */
export function tellDecoded({ bytes, sink }: Scan, from: number, to: number): void {
  const text = Buffer.allocUnsafe((to - from) * mostGrowth);
  let length = 0;
  for (let at = from; at < to;) {
    if (bytes[at] !== ampersand) {
      text[length++] = bytes[at++] ?? 0;
      continue;
    }
    const end = endOfReference(bytes, at, to);
    const decoded = decode(bytes.toString("latin1", at, end));
    for (let index = 0; index < decoded.length; index++) text[length++] = decoded[index] ?? 0;
    at = end;
  }
  sink.text(text, 0, length);
}

/** True when the piece is white space as the tree builder understands it (no-break spaces are not). */
export function isBlank(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = bytes[at] ?? 0;
    if (code !== 32 && code !== 10 && code !== 9 && code !== 12) return false;
  }
  return true;
}
