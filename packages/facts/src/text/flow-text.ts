import { detach } from "./characters.ts";
import { lastMark, spacedMark, type TextFlow } from "./text-flow.ts";

/** The flow's characters as one string, made once per page. */
export function flowString(flow: TextFlow): string {
  const codes = flow.codes;
  if (flow.wide > 255) return Buffer.from(codes.buffer, codes.byteOffset, flow.length * 2).toString("utf16le");
  return Buffer.from(codes.subarray(0, flow.length)).toString("latin1");
}

/** Text without marks: each becomes a space, or only those with white space when `content` is asked for. */
function unmark(text: string, content: boolean): string {
  let plain = "";
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > lastMark) plain += text[at]!;
    else if (!content || (code & spacedMark) !== 0) plain += " ";
  }
  return plain.replace(/ {2,}/g, " ").trim();
}

/** Text of a range of the flow, trimmed, marks as spaces, at most `most` characters; shares no memory with the page. */
export function rangeText(flow: TextFlow, all: string, from: number, to: number, most: number): string {
  const codes = flow.codes;
  let start = from;
  let end = to;
  while (start < end && codes[start]! <= 32) start++;
  while (end > start && codes[end - 1]! <= 32) end--;
  if (start === end) return "";
  if (!hasMarks(codes, start, end)) return cut(all.slice(start, Math.min(end, start + most)), end - start > most);
  const text = unmark(all.slice(start, end), false);
  return cut(text.slice(0, most), text.length > most);
}

/** The DOM's textContent of a range, white space collapsed: marks without white space vanish ("a<br>b" is "ab"). */
export function contentText(flow: TextFlow, all: string, from: number, to: number, most: number): string {
  if (!hasMarks(flow.codes, from, to)) return rangeText(flow, all, from, to, most);
  const text = unmark(all.slice(from, to), true);
  return cut(text.slice(0, most), text.length > most);
}

function hasMarks(codes: Uint16Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (codes[at]! <= lastMark) return true;
  return false;
}

function cut(text: string, shortened: boolean): string {
  if (!shortened) return detach(text);
  const last = text.charCodeAt(text.length - 1);
  return detach(last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text).trimEnd();
}

/** True when the range holds no visible character. */
export function isBlankRange(flow: TextFlow, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (flow.codes[at]! > 32) return false;
  return true;
}
