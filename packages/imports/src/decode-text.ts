import { ImportFault } from "./import-fault.ts";

/** How archives and workbooks, pictures and documents begin. */
const OTHER_KINDS: readonly (readonly [string, string])[] = [
  [
    "PK\u0003\u0004",
    "an archive or a workbook. Unpack it and take the table in it (Pages.csv of Search Console), or save it as CSV",
  ],
  ["\u001F\u008B", "packed. Unpack it first"],
  ["%PDF", "a PDF. Export a table as CSV"],
  ["\u00D0\u00CF\u0011\u00E0", "a workbook. Save it as CSV"],
];

/**
 * The text of a file that somebody exported: UTF-8, UTF-16 with a mark, or what Windows writes otherwise.
 * @throws ImportFault when it is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const start = String.fromCodePoint(...bytes.subarray(0, 4));
  const kind = OTHER_KINDS.find(([sign]) => start.startsWith(sign));
  if (kind !== undefined) throw new ImportFault(`The file is ${kind[1]}.`);
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes("\0")) throw new ImportFault("The file is no text. Export a table as CSV.");
  return text;
}

function encodingOf(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}
