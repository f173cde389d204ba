import { readAddress } from "./address.ts";
import { texts } from "../../language/texts.ts";

export interface Batch {
  /** Each address once, in the order typed. */
  readonly urls: readonly string[];
  /** How many repeated an earlier one. */
  readonly repeats: number;
  /** Lines that hold no address; numbered from 1 as the text area shows them. */
  readonly invalid: readonly { readonly line: number; readonly value: string }[];
}

/** Reads one address per line; a line that lists several, with commas or spaces between, counts as so many. */
export function readBatch(typed: string): Batch {
  const found: string[] = [];
  const invalid: { line: number; value: string }[] = [];
  for (const [index, line] of typed.split(/\r\n|\r|\n/).entries()) {
    const value = line.trim();
    if (value === "") continue;
    const addresses = readLine(value);
    if (addresses === null) invalid.push({ line: index + 1, value });
    else found.push(...addresses);
  }
  const urls = [...new Set(found)];
  return { urls, repeats: found.length - urls.length, invalid };
}

function readLine(value: string): string[] | null {
  const whole = readAddress(value.replace(/[,;]+$/, ""));
  if (whole !== null) return [whole];
  const parts = value.split(/[\s,;]+/).filter((part) => part !== "");
  const addresses = parts.map(readAddress).filter((address) => address !== null);
  return addresses.length === parts.length && parts.length > 0 ? addresses : null;
}

/** What keeps a batch from being sent, in the printed words; null when nothing does. */
export function batchFault(typed: string, { urls, invalid }: Batch): string | null {
  if (typed === "") return texts.urlsEmpty;
  if (invalid.length > 0)
    return [texts.urlsInvalid, ...invalid.map(({ line, value }) => texts.urlInvalidLine(line, value))].join("\n");
  return urls.length === 0 ? texts.urlsBlank : null;
}
