import { detach } from "./characters.ts";
import { spacedMark, type TextFlow } from "./text-flow.ts";

/** The flow's characters as one string, made once per page. */
export function flowString(flow: TextFlow): string {
  const codes = flow.codes;
  if (flow.wide > 255) return Buffer.from(codes.buffer, codes.byteOffset, flow.length * 2).toString("utf16le");
  return Buffer.from(codes.subarray(0, flow.length)).toString("latin1");
}

/** Text of a range of the flow, trimmed, at most `most` characters; shares no memory with the page. */
export function rangeText(flow: TextFlow, all: string, from: number, to: number, most: number): string {
  const codes = flow.codes;
  let start = from;
  let end = to;
  while (start < end && codes[start]! === 32) start++;
  while (end > start && codes[end - 1]! === 32) end--;
  return cut(all.slice(start, Math.min(end, start + most)), end - start > most);
}

/** Index of the first mark at or behind a position. */
function firstMark({ marks, markCount }: TextFlow, position: number): number {
  let low = 0;
  let high = markCount;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (marks[middle]! >> 2 < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The DOM's textContent of a range, white space collapsed: marks without white space vanish ("a<br>b" is "ab"). */
export function contentText(flow: TextFlow, all: string, from: number, to: number, most: number): string {
  let text = "";
  let start = from;
  for (let index = firstMark(flow, from); index < flow.markCount; index++) {
    const mark = flow.marks[index]!;
    const position = mark >> 2;
    if (position >= to) break;
    if ((mark & spacedMark) !== 0) continue;
    text += all.slice(start, position);
    start = position + 1;
  }
  text = `${text}${all.slice(start, to)}`.trim();
  return cut(text.slice(0, most), text.length > most);
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
