/** Where the heavy parts of a large site's pages lie until they are read; who builds the site gives it. */
export interface ColdStore {
  /** Keeps a JSON value; returns its place. */
  put(value: unknown): number;
  /** The value at a place, fresh each time. */
  get(place: number): unknown;
  /** Keeps a copy of the bytes; returns its place. */
  putBytes(bytes: Uint8Array): number;
  /** The bytes at a place, good until the store is used again. */
  bytesAt(place: number): Buffer;
  /** Bytes that are kept at a place. */
  sizeOf(place: number): number;
}
