import { attributeNames, clearAttributes, markPresent, hasAttribute } from "../attribute-table.ts";
import { hashStep, lowerByte, packHigh, packLow } from "../name-table.ts";
import { tagHash, tags } from "../tags.ts";
import { findByte } from "./find-bytes.ts";
import type { Scan } from "./scan.ts";

const slash = 47;
const greater = 62;
const equals = 61;
const doubleQuote = 34;
const singleQuote = 39;

/** White space of the HTML standard; carriage returns are gone by then. */
export function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 12;
}

/** What ends the name of a tag (1), and what ends that of an attribute (1 or 2). */
const endsName = new Uint8Array(256);
for (const code of [9, 10, 12, 32, slash, greater]) endsName[code] = 1;
endsName[equals] = 2;

/** `hashName` of a name that is not in the list. */
function hashOf(bytes: Buffer, from: number, to: number): number {
  let hash = 0;
  for (let at = from; at < to; at++) hash = hashStep(hash, lowerByte[bytes[at] ?? 0] ?? 0);
  return hash;
}

/** Reads an end tag like `readTag`: most name the innermost open element and nothing else. */
export function readEndTag(scan: Scan, from: number): number {
  const id = scan.tags[scan.depth] ?? 0;
  const behind = id === 0 ? -1 : tags.behind(id, scan.bytes, from);
  if (behind < 0 || scan.bytes[behind] !== greater) return readTag(scan, from);
  scan.tag = id;
  scan.hash = tagHash[id] ?? 0;
  scan.nameFrom = from;
  scan.nameTo = behind;
  scan.selfClosing = false;
  clearAttributes(scan.attributes);
  return behind + 1;
}

/**
 * Reads the tag whose name starts at `from` with a letter. Returns the place behind ">", or -1 when the document ends
 * inside the tag (which then counts for nothing).
 */
export function readTag(scan: Scan, from: number): number {
  const { bytes, length } = scan;
  let at = from;
  let low = 0;
  let high = 0;
  let code = bytes[at] ?? 0;
  while (endsName[code] !== 1) {
    high = packHigh(high, low);
    low = packLow(low, lowerByte[code] ?? 0);
    if (++at >= length) return -1;
    code = bytes[at] ?? 0;
  }
  const id = tags.find(bytes, from, at, low, high);
  scan.tag = id;
  scan.hash = id === 0 ? hashOf(bytes, from, at) : (tagHash[id] ?? 0);
  scan.nameFrom = from;
  scan.nameTo = at;
  scan.selfClosing = false;
  clearAttributes(scan.attributes);
  return code === greater ? at + 1 : readAttributes(scan, at);
}

function readAttributes(scan: Scan, start: number): number {
  const { bytes, length } = scan;
  let at = start;
  for (;;) {
    let code = bytes[at] ?? 0;
    while (isSpace(code) || code === slash) {
      if (code === slash && (bytes[at + 1] ?? 0) === greater) {
        scan.selfClosing = true;
        return at + 2;
      }
      code = bytes[++at] ?? 0;
    }
    if (code === greater) return at + 1;
    if (at >= length) return -1;
    const nameFrom = at;
    // The first character belongs to the name even when it is "=".
    let low = 0;
    let high = 0;
    do {
      high = packHigh(high, low);
      low = packLow(low, lowerByte[code] ?? 0);
      code = bytes[++at] ?? 0;
    } while (endsName[code] === 0 && at < length);
    const nameTo = at;
    while (isSpace(code)) code = bytes[++at] ?? 0;
    let valueFrom = nameTo;
    let valueTo = nameTo;
    if (code === equals) {
      code = bytes[++at] ?? 0;
      while (isSpace(code)) code = bytes[++at] ?? 0;
      if (code === doubleQuote || code === singleQuote) {
        valueFrom = at + 1;
        valueTo = findByte(bytes, code, valueFrom);
        if (valueTo < 0) return -1;
        at = valueTo + 1;
      } else {
        valueFrom = at;
        while (code !== greater && !isSpace(code) && at < length) code = bytes[++at] ?? 0;
        valueTo = at;
      }
    }
    if (at >= length) return -1;
    keepAttribute(scan, attributeNames.find(bytes, nameFrom, nameTo, low, high), valueFrom, valueTo);
  }
}

/** The first attribute of a name wins. */
function keepAttribute(scan: Scan, id: number, from: number, to: number): void {
  const { attributes } = scan;
  if (id === 0 || hasAttribute(attributes, id)) return;
  markPresent(attributes, id);
  attributes.values[id] = undefined;
  attributes.from[id] = from;
  attributes.to[id] = to;
}

/** Name of the tag just read, ASCII letters in lower case as the HTML standard compares names. */
export function tagName(scan: Scan): string {
  return scan.bytes.toString("utf8", scan.nameFrom, scan.nameTo).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
