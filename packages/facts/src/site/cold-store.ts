import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";

/**
 * Values kept as compressed text. Pages of one site repeat each other, so each is packed with earlier ones as its
 * dictionary: nearly as small as many in one block, yet any of them comes back alone, in whatever order they are read.
 */
export interface ColdStore {
  /** Keeps a JSON value; returns its place. */
  put(value: unknown): number;
  /** A fresh copy of the value at a place; the copy made last is kept, as neighbouring parts are read together. */
  get(place: number): unknown;
}

/** A site changes its face on the way from category to category: so many values share a dictionary. */
const perDictionary = 512;
/** Two pages make the rest small; more only cost time. */
const samples = 2;
/** A dictionary's worth is in its end, and loading it costs time for each value. */
const dictionaryBytes = 65_536;
const fast = { [constants.ZSTD_c_compressionLevel]: 1 };

export function createColdStore(): ColdStore {
  const values: Uint8Array[] = [];
  const dictionaries: Buffer[] = [Buffer.alloc(0)];
  let recent: string[] = [];
  let readPlace = -1;
  let read: unknown = null;

  /** The first few values are packed alone and make the first dictionary. */
  const dictionaryOf = (place: number): Buffer =>
    dictionaries[place < samples ? 0 : Math.floor(place / perDictionary) + 1]!;

  function learn(place: number, text: string): void {
    recent = [...recent.slice(1 - samples), text];
    if (place === samples - 1 || place % perDictionary === perDictionary - 1) {
      dictionaries.push(Buffer.from(recent.join("\n")).subarray(-dictionaryBytes));
    }
  }

  return {
    put(value) {
      const place = values.length;
      const text = JSON.stringify(value);
      // A copy of its own: what zlib gives back lies in a buffer many times its size, and so do small buffers.
      values.push(new Uint8Array(zstdCompressSync(text, { dictionary: dictionaryOf(place), params: fast })));
      learn(place, text);
      return place;
    },
    get(place) {
      if (place !== readPlace) {
        const text = zstdDecompressSync(values[place]!, { dictionary: dictionaryOf(place) }).toString();
        read = JSON.parse(text);
        readPlace = place;
      }
      return read;
    },
  };
}
