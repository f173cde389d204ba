import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { ColdStore } from "@audit/facts";

export interface ColdFile extends ColdStore {
  /** Gives the file back to the system; nothing can be read afterwards. */
  close(): void;
}

/** Values are written in pieces of this size: a call for each would cost more than the value. */
const WRITE_BYTES = 1 << 18;

/**
 * A cold store in a file of the system's folder for temporary files (`TMPDIR`), some 25 KB for each page. The file loses
 * its name as soon as it is made, so that nothing remains of a killed process. Where no file can be made or the disk is
 * full, values stay in memory. `v8.serialize` writes and reads facts in half the time of JSON and msgpackr.
 */
export function createColdFile(folder: string = tmpdir()): ColdFile {
  const waiting = Buffer.allocUnsafe(WRITE_BYTES);
  /** Values that no file took, by place. */
  const inMemory = new Map<number, Buffer>();
  /** Where each value ends; its place is the index of where it begins. */
  const ends = [0];
  let file: NamelessFile | null = null;
  let written = 0;
  let filled = 0;
  let refused = false;

  /** Writes behind all that was written. */
  function write(bytes: Uint8Array): void {
    file ??= makeNameless(folder);
    for (let at = 0; at < bytes.length;) at += writeSync(file.descriptor, bytes, at, bytes.length - at, written + at);
    written += bytes.length;
  }

  /** @returns false when the file takes no more */
  function append(bytes: Uint8Array): boolean {
    if (refused) return false;
    try {
      if (filled + bytes.length > WRITE_BYTES) {
        write(waiting.subarray(0, filled));
        filled = 0;
      }
      if (bytes.length > WRITE_BYTES) write(bytes);
      else {
        waiting.set(bytes, filled);
        filled += bytes.length;
      }
    } catch {
      refused = true;
    }
    return !refused;
  }

  function bytesAt(place: number): Buffer {
    const kept = inMemory.get(place);
    if (kept) return kept;
    const [from = 0, to = 0] = ends.slice(place, place + 2);
    if (from >= written) return waiting.subarray(from - written, to - written);
    if (file === null) throw new Error("the file of cold pages is closed");
    const bytes = Buffer.allocUnsafe(to - from);
    for (let read = 0; read < bytes.length;) {
      const got = readSync(file.descriptor, bytes, read, bytes.length - read, from + read);
      if (got === 0) throw new Error("the file of cold pages has lost its end");
      read += got;
    }
    return bytes;
  }

  return {
    put(value) {
      const bytes = serialize(value);
      const place = ends.length - 1;
      if (!append(bytes)) inMemory.set(place, bytes);
      ends.push(written + filled);
      return place;
    },
    get: (place) => deserialize(bytesAt(place)),
    close() {
      refused = true;
      file?.close();
      file = null;
    },
  };
}

interface NamelessFile {
  descriptor: number;
  close(): void;
}

/** @throws where the folder takes no file */
function makeNameless(folder: string): NamelessFile {
  const own = mkdtempSync(join(folder, "cold-pages-"));
  const remove = (): void => rmSync(own, { recursive: true, force: true });
  const descriptor = openSync(join(own, "pages"), "w+", 0o600);
  try {
    remove();
  } catch {
    // Windows keeps the name of an open file; it goes when the file is closed.
  }
  return {
    descriptor,
    close() {
      closeSync(descriptor);
      remove();
    },
  };
}
