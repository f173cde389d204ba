/** Where the heavy parts of a large site's pages lie until they are read; who builds the site gives it. */
export interface ColdStore {
  /** Keeps a JSON value; returns its place. */
  put(value: unknown): number;
  /** The value at a place, fresh each time. */
  get(place: number): unknown;
  /** Bytes of the value's JSON. */
  sizeOf(place: number): number;
}
