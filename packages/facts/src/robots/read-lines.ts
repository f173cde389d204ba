export interface RobotsLine {
  number: number;
  /** The line as written. */
  text: string;
  /** Canonical field name, the written one in lower case when unknown, null when the line has no field. */
  field: string | null;
  value: string;
}

/** Google's parser cuts lines here: eight times the longest address a browser takes (2,083 bytes). */
const longestLine = 2083 * 8 - 1;

/** Prefixes, because Google's parser compares only the start of a field; spellings it forgives are included. */
const fieldPrefixes: readonly (readonly [string, string])[] = [
  ["user-agent", "user-agent"],
  ["useragent", "user-agent"],
  ["user agent", "user-agent"],
  ["allow", "allow"],
  ["disallow", "disallow"],
  ["dissallow", "disallow"],
  ["dissalow", "disallow"],
  ["disalow", "disallow"],
  ["diasllow", "disallow"],
  ["disallaw", "disallow"],
  ["sitemap", "sitemap"],
  ["site-map", "sitemap"],
];

function fieldOf(written: string): string {
  const lower = written.toLowerCase();
  return fieldPrefixes.find(([prefix]) => lower.startsWith(prefix))?.[1] ?? lower;
}

const isAsciiSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

/** By hand: a pattern for white space at the end takes quadratic time on long runs inside. */
function trimAscii(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isAsciiSpace(text.charCodeAt(from))) from++;
  while (to > from && isAsciiSpace(text.charCodeAt(to - 1))) to--;
  return text.slice(from, to);
}

/** Where the field ends: at the colon, or at the only white space of a line whose colon was forgotten. */
function separatorOf(line: string): number {
  const colon = line.indexOf(":");
  if (colon >= 0) return colon;
  return /^[^ \t]+[ \t]+[^ \t]+$/.test(line) ? line.search(/[ \t]/) : -1;
}

function readLine(text: string, number: number): RobotsLine | null {
  const end = text.search(/[#\0]/);
  const content = trimAscii((end < 0 ? text : text.slice(0, end)).slice(0, longestLine));
  if (content === "") return null;
  const separator = separatorOf(content);
  const key = separator < 0 ? "" : trimAscii(content.slice(0, separator));
  if (key === "") return { number, text: text.slice(0, 300), field: null, value: "" };
  return { number, text: text.slice(0, 300), field: fieldOf(key), value: trimAscii(content.slice(separator + 1)) };
}

/** A cut-off byte order mark reads as U+FFFD once decoded; Google's parser skips both forms. */
const byteOrderMark = /^[\uFEFF\uFFFD]/;

/** The lines that carry anything but comments, numbered as an editor shows them. */
export function readLines(text: string): RobotsLine[] {
  const lines: RobotsLine[] = [];
  let number = 0;
  for (const raw of text.replace(byteOrderMark, "").split(/\r\n|\r|\n/)) {
    number++;
    const line = readLine(raw, number);
    if (line !== null) lines.push(line);
  }
  return lines;
}
