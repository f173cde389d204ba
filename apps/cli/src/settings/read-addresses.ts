import { readFileSync } from "node:fs";
import { decodeText, ImportFault, readAddresses, readAddressList } from "@audit/imports";
import { UsageError } from "../usage-error.ts";

const STANDARD_INPUT = 0;

/**
 * The addresses of a file, one a line, or a table's first column.
 * @throws UsageError when the file can't be read, or naming the line that is no page of the site
 */
export function addressesFrom(file: string, start: string): string[] {
  return understood(`--urls ${file}`, () => readAddressList(textOf(file), start));
}

/** Addresses of a settings file. @throws UsageError */
export const listedAddresses = (urls: readonly string[], start: string): string[] =>
  understood("urls", () => readAddresses(urls, start));

function understood(where: string, read: () => string[]): string[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof ImportFault) throw new UsageError(`${where}: ${error.message}`);
    throw error;
  }
}

function textOf(file: string): string {
  try {
    return decodeText(readFileSync(file === "-" ? STANDARD_INPUT : file));
  } catch (error) {
    if (error instanceof ImportFault) throw error;
    throw new UsageError(`The list of addresses ${file} can't be read: ${(error as Error).message}`);
  }
}
