import { zstdCompressSync, zstdDecompressSync } from "node:zlib";

/** Values kept as compressed text, many to a block: pages of one site repeat each other, so blocks shrink well. */
export interface ColdStore {
  /** Keeps a JSON value; returns its place. */
  put(value: unknown): number;
  /** A fresh copy of the value at a place; the copy made last is kept, as neighbouring parts are read together. */
  get(place: number): unknown;
}

const perBlock = 32;

export function createColdStore(): ColdStore {
  const blocks: Buffer[] = [];
  let open: string[] = [];
  let readBlock = -1;
  let lines: string[] = [];
  let readPlace = -1;
  let read: unknown = null;

  function lineAt(place: number): string {
    const block = Math.floor(place / perBlock);
    if (block === blocks.length) return open[place % perBlock]!;
    if (block !== readBlock) {
      lines = zstdDecompressSync(blocks[block]!).toString().split("\n");
      readBlock = block;
    }
    return lines[place % perBlock]!;
  }

  return {
    put(value) {
      const place = blocks.length * perBlock + open.length;
      // JSON writes no line breaks of its own, so one separates the values.
      open.push(JSON.stringify(value));
      if (open.length === perBlock) {
        blocks.push(zstdCompressSync(open.join("\n")));
        open = [];
      }
      return place;
    },
    get(place) {
      if (place !== readPlace) {
        read = JSON.parse(lineAt(place));
        readPlace = place;
      }
      return read;
    },
  };
}
