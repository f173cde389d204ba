import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** The suite's own folder: the one given, or the one of that name below it. */
export function folderOf(given: string, name: string, mark: string): string {
  const nested = join(given, name);
  return !existsSync(join(given, mark)) && existsSync(join(nested, mark)) ? nested : given;
}

/** Vectors of a file, or an empty list when the folder has no such file. */
export function vectorsOf<T>(folder: string, file: string): T[] {
  const path = join(folder, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as T[]) : [];
}

/** Bytes of a file, unpacked when its name ends in .gz. */
export function bytesOf(path: string): Uint8Array {
  const bytes = readFileSync(path);
  return path.endsWith(".gz") ? gunzipSync(bytes) : bytes;
}
