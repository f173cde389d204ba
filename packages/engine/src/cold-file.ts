import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ColdStore } from "@audit/facts";
import { createNumberList } from "./number-list.ts";

export interface ColdFile extends ColdStore {
  /** Gives the file back to the system; nothing can be read afterwards. */
  close(): void;
}

/** Values are written in pieces of this size: a call for each would cost more than the value. */
const WRITE_BYTES = 1 << 18;

/**
 * A cold store in a file of the system's folder for temporary files (`TMPDIR`), some 25 KB for each page. The file loses
 * its name as soon as it is made, so that nothing remains of a killed process. Reading it costs a tenth of unpacking what
 * was packed in memory. Where no file can be made or the disk is full, values stay in memory.
 */
export function createColdFile(folder: string = tmpdir()): ColdFile {
  const waiting = Buffer.allocUnsafe(WRITE_BYTES);
  /** Values that no file took, by place. */
  const inMemory = new Map<number, Buffer>();
  /** Where each value ends; the first begins at 0. */
  const ends = createNumberList();
  ends.push(0);
  let file: NamelessFile | null = null;
  let written = 0;
  let filled = 0;
  let refused = false;
  /** Takes what is read; one for each value would be hundreds of megabytes until they are collected. */
  let scratch = Buffer.allocUnsafe(WRITE_BYTES);

  function flush(): void {
    written += write(waiting, filled);
    filled = 0;
  }

  /** Writes behind all that was written; returns the number of bytes. */
  function write(from: Uint8Array, bytes: number): number {
    file ??= makeNameless(folder);
    for (let at = 0; at < bytes;) at += writeSync(file.descriptor, from, at, bytes - at, written + at);
    return bytes;
  }

  /** @returns false when so many bytes find no room */
  function makeRoom(bytes: number): boolean {
    if (refused) return false;
    try {
      if (filled + bytes > WRITE_BYTES) flush();
    } catch {
      refused = true;
    }
    return !refused;
  }

  /** The place of a value that ends where the file now does. */
  function place(): number {
    ends.push(written + filled);
    return ends.length - 2;
  }

  function putBytes(bytes: Uint8Array): number {
    if (!makeRoom(bytes.length)) return putInMemory(bytes);
    if (bytes.length <= WRITE_BYTES) {
      waiting.set(bytes, filled);
      filled += bytes.length;
      return place();
    }
    try {
      written += write(bytes, bytes.length);
    } catch {
      refused = true;
      return putInMemory(bytes);
    }
    return place();
  }

  function putInMemory(bytes: Uint8Array): number {
    const at = place();
    inMemory.set(at, Buffer.from(bytes));
    return at;
  }

  /** The bytes at a place, in memory that is soon used again. */
  function bytesAt(at: number): Buffer {
    const kept = inMemory.get(at);
    if (kept) return kept;
    const from = ends.at(at);
    const bytes = ends.at(at + 1) - from;
    if (from >= written) return waiting.subarray(from - written, from - written + bytes);
    if (bytes > scratch.length) scratch = Buffer.allocUnsafe(bytes);
    for (let read = 0; read < bytes;) {
      const got = readSync(file!.descriptor, scratch, read, bytes - read, from + read);
      if (got === 0) throw new Error("the file of cold pages has lost its end");
      read += got;
    }
    return scratch.subarray(0, bytes);
  }

  return {
    put(value) {
      const text = JSON.stringify(value);
      // A character takes three bytes at most, so most texts need not be measured first.
      if (3 * text.length > WRITE_BYTES || !makeRoom(3 * text.length)) return putBytes(Buffer.from(text));
      filled += waiting.write(text, filled);
      return place();
    },
    get: (at) => JSON.parse(bytesAt(at).toString()),
    putBytes,
    bytesAt,
    sizeOf: (at) => inMemory.get(at)?.length ?? ends.at(at + 1) - ends.at(at),
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
