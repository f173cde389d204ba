import { createRequire } from "node:module";

const load = createRequire(import.meta.url);

/**
 * A library that few pages need, loaded by the first that does: at every start it would cost more than those pages.
 * Loading stands in the way of nothing else, so it needn't be awaited.
 */
export function loadLate<T>(name: string): () => T {
  let loaded: T | undefined;
  // The caller names the library's own type.
  return () => (loaded ??= load(name) as T);
}
