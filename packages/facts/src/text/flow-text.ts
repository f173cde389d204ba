import { plainDigits } from "../prices/plain-digits.ts";
import { detach } from "./characters.ts";
import { spacedMark, type TextFlow } from "./text-flow.ts";

/** All characters of a flow, made once per page. */
export interface FlowText {
  readonly flow: TextFlow;
  readonly all: string;
  /** The same with the digits of all scripts as 0 to 9. */
  readonly plain: string;
  /** The same in memory, one or two bytes each. */
  readonly units: Buffer;
}

export function readFlow(flow: TextFlow): FlowText {
  const { codes, length } = flow;
  const isWide = flow.wide > 255;
  const units = isWide
    ? Buffer.from(codes.buffer, codes.byteOffset, length * 2)
    : Buffer.from(codes.subarray(0, length));
  const all = units.toString(isWide ? "utf16le" : "latin1");
  return { flow, units, all, plain: plainDigits(all) };
}

/** V8 copies short slices; longer ones would keep the whole page alive, so they are cut from memory. */
const copied = 13;

function ownText({ flow, all, units }: FlowText, from: number, to: number): string {
  if (to - from < copied) return all.slice(from, to);
  return flow.wide > 255 ? units.toString("utf16le", from * 2, to * 2) : units.toString("latin1", from, to);
}

const trimmedStart = (codes: Uint16Array, from: number, to: number): number => {
  let start = from;
  while (start < to && (codes[start] ?? 0) === 32) start++;
  return start;
};

const trimmedEnd = (codes: Uint16Array, from: number, to: number): number => {
  let end = to;
  while (end > from && (codes[end - 1] ?? 0) === 32) end--;
  return end;
};

/** Text of a range of the flow, trimmed, at most `most` characters; shares no memory with the page. */
export function rangeText(text: FlowText, from: number, to: number, most: number): string {
  const { codes } = text.flow;
  const start = trimmedStart(codes, from, to);
  const end = trimmedEnd(codes, start, to);
  if (end - start <= most) return ownText(text, start, end);
  return ownText(text, start, shortenedEnd(codes, start, start + most));
}

/** End of a text that is cut at `to`: before the space, and before the half of a character, that stand there. */
function shortenedEnd(codes: Uint16Array, from: number, to: number): number {
  const last = codes[to - 1] ?? 0;
  return trimmedEnd(codes, from, last >= 0xd800 && last <= 0xdbff ? to - 1 : to);
}

/** The same for a text that is only looked at, at no cost: it shares memory with the page, so copy what you keep. */
export function peekText({ flow, all }: FlowText, from: number, to: number, most: number): string {
  const start = trimmedStart(flow.codes, from, to);
  const end = trimmedEnd(flow.codes, start, to);
  return end - start <= most ? all.slice(start, end) : cut(all.slice(start, start + most), true);
}

/** Index of the first mark at or behind a position. */
function firstMark({ marks, markCount }: TextFlow, position: number): number {
  let low = 0;
  let high = markCount;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle] ?? 0) >> 2 < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The DOM's textContent of a range, white space collapsed: marks without white space vanish ("a<br>b" is "ab"). */
export function contentText(text: FlowText, from: number, to: number, most: number): string {
  const { flow, all } = text;
  let joined = "";
  let start = from;
  for (let index = firstMark(flow, from); index < flow.markCount; index++) {
    const mark = flow.marks[index] ?? 0;
    const position = mark >> 2;
    if (position >= to) break;
    if ((mark & spacedMark) !== 0) continue;
    joined += all.slice(start, position);
    start = position + 1;
  }
  if (joined === "") return rangeText(text, start, to, most);
  joined = `${joined}${all.slice(start, to)}`.trim();
  return cut(joined.slice(0, most), joined.length > most);
}

function cut(text: string, shortened: boolean): string {
  if (!shortened) return detach(text);
  const last = text.charCodeAt(text.length - 1);
  return detach(last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text).trimEnd();
}

/** True when the range holds no visible character. */
export function isBlankRange(flow: TextFlow, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if ((flow.codes[at] ?? 0) > 32) return false;
  return true;
}
