import { decodeHTML } from "entities/decode";
import { isSpace } from "./read-tag.ts";
import type { Scan } from "./scan.ts";

function endsName(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 62 || code === 47 || isSpace(code);
}

function equalsName(text: string, at: number, name: string): boolean {
  for (let index = 0; index < name.length; index++) {
    if ((text.charCodeAt(at + index) | 32) !== name.charCodeAt(index)) return false;
  }
  return true;
}

/** Place of the next "</name" that ends raw text, -1 when there is none. */
function findEnd(text: string, from: number, name: string): number {
  for (let at = text.indexOf("</", from); at >= 0; at = text.indexOf("</", at + 2)) {
    if (equalsName(text, at + 2, name) && endsName(text, at + 2 + name.length)) return at;
  }
  return -1;
}

function findScriptStart(text: string, from: number): number {
  for (let at = text.indexOf("<", from); at >= 0; at = text.indexOf("<", at + 1)) {
    if (equalsName(text, at + 1, "script") && endsName(text, at + 7)) return at;
  }
  return -1;
}

const least = (...places: number[]): number => {
  const found = places.filter((place) => place >= 0);
  return found.length === 0 ? -1 : Math.min(...found);
};

/** Inside "<!--" a "<script" hides the next "</script" (HTML standard, script data double escaped state). */
function findEscapedScriptEnd(text: string, from: number): number {
  let at = from;
  let hidden = false;
  for (;;) {
    const close = text.indexOf("-->", at);
    const end = findEnd(text, at, "script");
    const start = hidden ? -1 : findScriptStart(text, at);
    const next = least(close, end, start);
    if (next < 0) return -1;
    if (next === close) return findScriptEnd(text, close + 3);
    if (next === start) hidden = true;
    else if (hidden) hidden = false;
    else return end;
    at = next + 8;
  }
}

function findScriptEnd(text: string, from: number): number {
  const end = findEnd(text, from, "script");
  if (end < 0) return -1;
  const comment = text.indexOf("<!--", from);
  // The dashes of "<!--" may already be those of "-->".
  return comment < 0 || comment > end ? end : findEscapedScriptEnd(text, comment + 2);
}

/**
 * Tells the content of the raw text element just opened and moves behind its end tag. `decode` for title and textarea,
 * whose character references count. Fails when the element is never closed.
 */
export function readRawText(scan: Scan, from: number, name: string, decode: boolean): void {
  const { text, sink } = scan;
  const end = name === "script" ? findScriptEnd(text, from) : findEnd(text, from, name);
  const close = end < 0 ? -1 : closeTag(scan, end + 2 + name.length);
  if (close < 0) {
    scan.failed = true;
    return;
  }
  if (end > from) {
    const ampersand = decode ? text.indexOf("&", from) : -1;
    if (ampersand >= 0 && ampersand < end) {
      const decoded = decodeHTML(text.slice(from, end));
      sink.text(decoded, 0, decoded.length);
    } else sink.text(text, from, end);
  }
  scan.at = close;
}

/** The end of an end tag whose name ended at `from`; attributes on end tags are rare enough to give up on. */
function closeTag({ text }: Scan, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return text.charCodeAt(at) === 62 ? at + 1 : -1;
}
