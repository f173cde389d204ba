import { tag, tags } from "../tags.ts";
import { findByte, hasTextAt } from "./find-bytes.ts";
import { readTag, tagName } from "./read-tag.ts";
import type { Scan } from "./scan.ts";
import { skipMarkup } from "./skip-markup.ts";
import { tellText } from "./tell-text.ts";

/** Start tags that end foreign content, or whose content inside it needs rules the scanner doesn't follow. */
const givesUp = new Uint8Array(256);
for (const name of "b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var font script foreignobject".split(
  " ",
)) {
  givesUp[tag(name)] = 1;
}
/** Elements whose start tags inside are HTML again; their text is harmless. */
const integrationPoints = new Set([
  "title",
  "desc",
  "foreignobject",
  "annotation-xml",
  "mi",
  "mo",
  "mn",
  "ms",
  "mtext",
]);

const svg = tag("svg");
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

function openForeign(scan: Scan, open: string[]): void {
  const name = tagName(scan);
  if (givesUp[scan.tag] === 1 || integrationPoints.has(open.at(-1) ?? "")) scan.failed = true;
  scan.sink.open(tags.idOf(name), scan.hash, false, scan.attributes);
  if (scan.selfClosing) scan.sink.close();
  else open.push(name);
}

/** Reads the svg or math element whose start tag was just read, up to its end tag. */
export function scanForeign(scan: Scan): void {
  const { bytes, length, sink } = scan;
  const open: string[] = [];
  if (scan.tag !== svg) scan.failed = true;
  openForeign(scan, open);
  while (open.length > 0 && !scan.failed) {
    const at = findByte(bytes, 60, scan.at);
    if (at < 0) break;
    if (at > scan.at) tellText(scan, scan.at, at);
    const code = bytes[at + 1] ?? 0;
    if (isLetter(code)) {
      const behind = readTag(scan, at + 1);
      if (behind < 0) break;
      scan.at = behind;
      openForeign(scan, open);
    } else if (code === 47 && isLetter(bytes[at + 2] ?? 0)) {
      const behind = readTag(scan, at + 2);
      if (behind < 0) break;
      scan.at = behind;
      if (tagName(scan) !== open.pop()) scan.failed = true;
      else sink.close();
    } else if (hasTextAt(bytes, "<!--", at) || code === 63) scan.at = skipMarkup(scan, at);
    else {
      scan.failed = true;
    }
  }
  if (open.length > 0 || scan.at > length) scan.failed = true;
}
