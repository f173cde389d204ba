import type { MarkupSink } from "../markup-sink.ts";
import { readDocumentStart } from "./document-start.ts";
import { readEndTag, readTag } from "./read-tag.ts";
import { bodyMode, createScan, type Scan, selectMode } from "./scan.ts";
import { skipMarkup } from "./skip-markup.ts";
import { takeEnd, takeStart } from "./table-tags.ts";
import { isBlank, tellDecoded } from "./tell-text.ts";

const less = 60;
const slash = 47;
const ampersand = 38;

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/** Text between table parts is moved in front of the table unless it is blank. */
function takeText(scan: Scan, from: number, to: number): void {
  const { bytes } = scan;
  if (scan.mode !== bodyMode && scan.mode !== selectMode && !isBlank(bytes, from, to)) scan.failed = true;
  else if (scan.hasReference) tellDecoded(scan, from, to);
  else scan.sink.text(bytes, from, to);
}

const startsMarkup = (code: number | undefined): boolean =>
  code !== undefined && (isLetter(code) || code === slash || code === 33 || code === 63);

/** Place of the next "<" that begins markup, the length when none does; notes whether an "&" stands before. */
function nextMarkup(scan: Scan, from: number): number {
  const { bytes, length } = scan;
  let hasReference = false;
  let at = from;
  for (; at < length; at++) {
    const code = bytes[at] ?? 0;
    if (code === less && startsMarkup(bytes[at + 1])) break;
    if (code === ampersand) hasReference = true;
  }
  scan.hasReference = hasReference;
  return at;
}

function takeMarkup(scan: Scan, at: number): void {
  const { bytes } = scan;
  const code = bytes[at + 1] ?? 0;
  const isEnd = code === slash && isLetter(bytes[at + 2] ?? 0);
  if (!isEnd && !isLetter(code)) {
    // "</" at the very end is text; the other parser knows what to do.
    if (at + 2 >= scan.length) scan.failed = true;
    scan.at = skipMarkup(scan, at);
    return;
  }
  const behind = isEnd ? readEndTag(scan, at + 2) : readTag(scan, at + 1);
  if (behind < 0) {
    scan.at = scan.length;
    return;
  }
  scan.at = behind;
  if (isEnd) takeEnd(scan);
  else takeStart(scan);
}

function scanBody(scan: Scan): void {
  const { length } = scan;
  while (scan.at < length && !scan.failed) {
    const from = scan.at;
    const to = nextMarkup(scan, from);
    if (to > from) takeText(scan, from, to);
    scan.at = to;
    if (to < length && !scan.failed) takeMarkup(scan, to);
  }
}

const withoutReturns = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.toString("latin1").replace(/\r\n?/g, "\n"), "latin1");

/**
 * Tells a document in one pass over its bytes when its tree follows from simple nesting, as that of most pages does.
 * `bytes` is valid UTF-8 without byte order mark. Returns false when simple nesting doesn't do, or when telling would
 * take rules left to the other parser; what was told until then is void. When it returns true the events equal parse5's.
 */
export function scanMarkup(bytes: Buffer, sink: MarkupSink): boolean {
  if (bytes.includes(0)) return false;
  const scan = createScan(bytes.includes(13) ? withoutReturns(bytes) : bytes, sink);
  const pending = readDocumentStart(scan);
  if (scan.failed) return false;
  if (pending) takeStart(scan);
  scanBody(scan);
  if (scan.failed) return false;
  for (; scan.depth > 0; scan.depth--) sink.close();
  return true;
}
