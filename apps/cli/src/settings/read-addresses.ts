import { readFileSync } from "node:fs";
import { UsageError } from "../usage-error.ts";

const STANDARD_INPUT = 0;

/**
 * The addresses of a file, one a line; of a table (CSV, TSV) its first column. A head and lines with # are left out.
 * @throws UsageError when the file can't be read
 */
export function addressesFrom(file: string): string[] {
  return textOf(file)
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((line) => (line.trim().split(/[,;\t]/)[0] ?? "").trim().replace(/^"(.*)"$/, "$1"))
    .filter((text) => /^https?:\/\//i.test(text) || text.startsWith("/"));
}

function textOf(file: string): string {
  try {
    return readFileSync(file === "-" ? STANDARD_INPUT : file, "utf8");
  } catch (error) {
    throw new UsageError(`The list of addresses ${file} can't be read: ${(error as Error).message}`);
  }
}
