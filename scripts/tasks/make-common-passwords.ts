import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const ASSET = join(
  import.meta.dirname,
  "../../apps/server/src/features/accounts/weak-passwords/common-passwords.txt.br",
);
const SHORTEST = 6;

/** Makes the list of common passwords from a file with one password per line, most common first, counts behind. */
const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("Name the file with the passwords.");
const passwords = readFileSync(source, "utf8")
  .split("\n")
  .map((line) => line.trim().split(/\s+/)[0]!.normalize("NFKC").toLowerCase())
  .filter((password) => Array.from(password).length >= SHORTEST);
const sorted = [...new Set(passwords)].sort();
writeFileSync(ASSET, brotliCompressSync(`\n${sorted.join("\n")}\n`));
console.log(`${sorted.length} passwords`);
