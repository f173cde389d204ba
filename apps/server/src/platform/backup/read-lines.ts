import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { BackupRefused } from "./format.ts";

const NEWLINE = 10;
/** A row holds a crawl's page at most; without a bound one line could take all memory. */
const MOST_LINE_BYTES = 128 * 1024 * 1024;

/**
 * The lines of a packed file. Only a newline ends one: texts may hold signs that others take for line ends.
 * @throws BackupRefused when the file can't be read or is damaged
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const unpacked = createGunzip();
  file.once("error", (error) => unpacked.destroy(error));
  let parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of file.pipe(unpacked) as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
        parts.push(chunk.subarray(from, end));
        yield Buffer.concat(parts).toString("utf8");
        parts = [];
        length = 0;
        from = end + 1;
      }
      parts.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > MOST_LINE_BYTES) throw new BackupRefused(`${path} has a line without end.`);
    }
  } catch (error) {
    throw refusalOf(error, path);
  } finally {
    file.destroy();
  }
}

function refusalOf(error: unknown, path: string): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return new BackupRefused(`There is no file ${path}.`);
  if (code.startsWith("Z_") || code === "ERR_STREAM_PREMATURE_CLOSE")
    return new BackupRefused(`${path} is damaged, cut off or no backup.`);
  return error;
}
