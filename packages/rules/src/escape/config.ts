import { oneLine } from "./plain.ts";

const BRACKETED = /[.*+?${}()|]/g;
const BACKSLASHED = /[\^[\]\\]/g;

/** A path or URL as a quoted nginx word: no variables, no quotes, no end of directive. */
export const nginxText = (text: string): string =>
  `"${oneLine(text)
    .replaceAll("\\", String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll("$", "%24")}"`;

/** A path or URL as a quoted Apache word; "%" is doubled where mod_rewrite would read it. */
export const apacheText = (text: string): string =>
  `"${oneLine(text)
    .replaceAll("\\", String.raw`\\`)
    .replaceAll('"', String.raw`\"`)}"`;

/** A path as an exact regular expression without its anchors; brackets read better than backslashes. */
export const pattern = (text: string): string =>
  oneLine(text)
    .replace(BACKSLASHED, String.raw`\$&`)
    .replace(BRACKETED, "[$&]");

/** One CSV field, RFC 4180, that no spreadsheet reads as a formula. */
export function csv(text: string): string {
  const line = oneLine(text);
  const harmless = /^[=+\-@]/.test(line) ? `'${line}` : line;
  return /[",]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
