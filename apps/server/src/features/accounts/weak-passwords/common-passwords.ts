import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const LIST = join(import.meta.dirname, "common-passwords.txt.br");

let list: ReadonlySet<string> | undefined;

/** Whether a password is on the list of common ones, see README.md. Expects lower case. */
export function isCommon(password: string): boolean {
  list ??= new Set(brotliDecompressSync(readFileSync(LIST)).toString().trim().split("\n"));
  return list.has(password);
}
