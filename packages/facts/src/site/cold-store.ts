/** Where the heavy parts of a large site's pages lie until they are read; who builds the site gives it. */
export interface ColdStore {
  /** Keeps a JSON value; returns its place. */
  put(value: unknown): number;
  /** The value at a place, fresh each time but for the one read last: neighbouring parts are read together. */
  get(place: number): unknown;
}
