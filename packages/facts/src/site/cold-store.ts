/** Where the facts of a large site's pages lie until they are read; who builds the site gives it. */
export interface ColdStore {
  /** Keeps a value that a structured clone can carry; returns its place. */
  put(value: unknown): number;
  /** The value at a place, fresh each time. */
  get(place: number): unknown;
}
