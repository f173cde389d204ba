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
 * A cold store in a file of the system's folder for temporary files (`TMPDIR`), some 10 KB for each page. The file loses
 * its name as soon as it is made, so that nothing remains of a killed process. Reading it costs a tenth of unpacking what
 * was packed in memory. Where no file can be made or the disk is full, values stay in memory.
 */
export function createColdFile(folder: string = tmpdir()): ColdFile {
  const waiting = Buffer.allocUnsafe(WRITE_BYTES);
  /** Values that no file took, by place. */
  const inMemory = new Map<number, string>();
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
  function write(from: Buffer, bytes: number): number {
    file ??= makeNameless(folder);
    for (let at = 0; at < bytes;) at += writeSync(file.descriptor, from, at, bytes - at, written + at);
    return bytes;
  }

  /** @returns false when the value found no room */
  function keep(text: string, bytes: number): boolean {
    if (refused) return false;
    try {
      if (filled + bytes > WRITE_BYTES) flush();
      if (bytes > WRITE_BYTES) written += write(Buffer.from(text), bytes);
      else filled += waiting.write(text, filled);
    } catch {
      refused = true;
      return false;
    }
    return true;
  }

  function textAt(place: number): string {
    const from = ends.at(place);
    const bytes = ends.at(place + 1) - from;
    if (from >= written) return waiting.toString("utf8", from - written, from - written + bytes);
    if (bytes > scratch.length) scratch = Buffer.allocUnsafe(bytes);
    for (let at = 0; at < bytes;) {
      const got = readSync(file!.descriptor, scratch, at, bytes - at, from + at);
      if (got === 0) throw new Error("the file of cold pages has lost its end");
      at += got;
    }
    return scratch.toString("utf8", 0, bytes);
  }

  return {
    put(value) {
      const place = ends.length - 1;
      const text = JSON.stringify(value);
      const bytes = Buffer.byteLength(text);
      const kept = keep(text, bytes);
      if (!kept) inMemory.set(place, text);
      ends.push(ends.at(place) + (kept ? bytes : 0));
      return place;
    },
    get: (place) => JSON.parse(inMemory.get(place) ?? textAt(place)),
    sizeOf: (place) => inMemory.get(place)?.length ?? ends.at(place + 1) - ends.at(place),
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
