import { tag } from "../tags.ts";
import { findByte } from "./find-bytes.ts";
import { readRawText } from "./raw-text.ts";
import { readTag } from "./read-tag.ts";
import type { Scan } from "./scan.ts";
import { skipMarkup } from "./skip-markup.ts";

const template = tag("template");
const raw = new Map(
  ["script", "style", "title", "textarea", "iframe", "noembed", "noframes", "noscript", "xmp"].map((name) => [
    tag(name),
    name,
  ]),
);
/** Inside these a template's end can't be told by counting. */
const unclear = new Set(
  "svg math select plaintext frameset table caption colgroup col tbody thead tfoot tr td th".split(" ").map(tag),
);

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/** Moves behind the end tag of the template just opened; its content isn't part of the page. */
export function skipTemplate(scan: Scan): void {
  const { bytes, length, sink } = scan;
  const quiet = { ...sink, text: () => undefined };
  let depth = 1;
  while (depth > 0 && !scan.failed) {
    const at = findByte(bytes, 60, scan.at);
    if (at < 0) break;
    const code = bytes[at + 1] ?? 0;
    const isEnd = code === 47 && isLetter(bytes[at + 2] ?? 0);
    if (!isEnd && !isLetter(code)) {
      scan.at = code === 33 || code === 63 || code === 47 ? skipMarkup(scan, at) : at + 1;
      continue;
    }
    const behind = readTag(scan, at + (isEnd ? 2 : 1));
    if (behind < 0) break;
    scan.at = behind;
    if (isEnd) {
      if (scan.tag === template) depth--;
      continue;
    }
    if (scan.tag === template) depth++;
    if (unclear.has(scan.tag)) scan.failed = true;
    const name = raw.get(scan.tag);
    if (name === undefined) continue;
    scan.sink = quiet;
    readRawText(scan, behind, name, false);
    scan.sink = sink;
  }
  if (depth > 0 || scan.at > length) scan.failed = true;
}
