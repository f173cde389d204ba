import { detach } from "./characters.ts";
import type { TextFlow } from "./text-flow.ts";

/** The flow's characters as one string, made once per page. */
export function flowString(flow: TextFlow): string {
  const codes = flow.codes;
  if (flow.wide > 255) return Buffer.from(codes.buffer, codes.byteOffset, flow.length * 2).toString("utf16le");
  return Buffer.from(codes.subarray(0, flow.length)).toString("latin1");
}

const marks = new RegExp("[\\u0000\\u0001 ]+", "g");

/** Text of a range of the flow, trimmed, marks as spaces, at most `most` characters; shares no memory with the page. */
export function rangeText(flow: TextFlow, all: string, from: number, to: number, most: number): string {
  const codes = flow.codes;
  let start = from;
  let end = to;
  while (start < end && codes[start]! <= 32) start++;
  while (end > start && codes[end - 1]! <= 32) end--;
  if (start === end) return "";
  let marked = false;
  for (let at = start; at < end; at++) {
    if (codes[at]! < 2) {
      marked = true;
      break;
    }
  }
  if (!marked) return cut(all.slice(start, Math.min(end, start + most)), end - start > most);
  const text = all.slice(start, end).replace(marks, " ");
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
