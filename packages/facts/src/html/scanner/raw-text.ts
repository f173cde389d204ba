import { findByte, findText } from "./find-bytes.ts";
import { isSpace } from "./read-tag.ts";
import type { Scan } from "./scan.ts";
import { tellText } from "./tell-text.ts";

function endsName(bytes: Buffer, at: number): boolean {
  const code = bytes[at] ?? 0;
  return code === 62 || code === 47 || isSpace(code);
}

function equalsName(bytes: Buffer, at: number, name: string): boolean {
  for (let index = 0; index < name.length; index++) {
    if (((bytes[at + index] ?? 0) | 32) !== name.charCodeAt(index)) return false;
  }
  return true;
}

/** Place of the next "</name" that ends raw text, -1 when there is none. */
function findEnd({ bytes }: Scan, from: number, name: string): number {
  for (let at = findText(bytes, "</", from); at >= 0; at = findText(bytes, "</", at + 2)) {
    if (equalsName(bytes, at + 2, name) && endsName(bytes, at + 2 + name.length)) return at;
  }
  return -1;
}

function findScriptStart({ bytes }: Scan, from: number): number {
  for (let at = findByte(bytes, 60, from); at >= 0; at = findByte(bytes, 60, at + 1)) {
    if (equalsName(bytes, at + 1, "script") && endsName(bytes, at + 7)) return at;
  }
  return -1;
}

const least = (...places: number[]): number => {
  const found = places.filter((place) => place >= 0);
  return found.length === 0 ? -1 : Math.min(...found);
};

/** Inside "<!--" a "<script" hides the next "</script" (HTML standard, script data double escaped state). */
function findEscapedScriptEnd(scan: Scan, from: number): number {
  let at = from;
  let hidden = false;
  let close = from - 1;
  for (;;) {
    // Once missing it stays missing: searching again for each "<script" would take quadratic time.
    if (close >= 0 && close < at) close = findText(scan.bytes, "-->", at);
    const end = findEnd(scan, at, "script");
    const start = hidden ? -1 : findScriptStart(scan, at);
    const next = least(close, end, start);
    if (next < 0) return -1;
    if (next === close) return findScriptEnd(scan, close + 3);
    if (next === start) hidden = true;
    else if (hidden) hidden = false;
    else return end;
    at = next + 8;
  }
}

function findScriptEnd(scan: Scan, from: number): number {
  const end = findEnd(scan, from, "script");
  if (end < 0) return -1;
  const comment = findText(scan.bytes.subarray(from, end), "<!--", 0);
  // The dashes of "<!--" may already be those of "-->".
  return comment < 0 ? end : findEscapedScriptEnd(scan, from + comment + 2);
}

/**
 * Tells the content of the raw text element just opened and moves behind its end tag. `decode` for title and textarea,
 * whose character references count. Fails when the element is never closed.
 */
export function readRawText(scan: Scan, from: number, name: string, decode: boolean): void {
  const { bytes, sink } = scan;
  const end = name === "script" ? findScriptEnd(scan, from) : findEnd(scan, from, name);
  const close = end < 0 ? -1 : closeTag(scan, end + 2 + name.length);
  if (close < 0) {
    scan.failed = true;
    return;
  }
  if (end > from && decode) tellText(scan, from, end);
  else if (end > from) sink.text(bytes, from, end);
  scan.at = close;
}

/** The end of an end tag whose name ended at `from`; attributes on end tags are rare enough to give up on. */
function closeTag({ bytes }: Scan, from: number): number {
  let at = from;
  while (isSpace(bytes[at] ?? 0)) at++;
  return bytes[at] === 62 ? at + 1 : -1;
}
