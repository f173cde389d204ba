/** The steps of an address's path, without the ending that files have. */
const stepsOf = (url: string): string[] =>
  new URL(url).pathname
    .replace(/\.html?$/i, "")
    .split("/")
    .filter((step) => step !== "");

/**
 * What stands before the main address in the path of a page that is reached under its category, e.g. "collections/tea"
 * for /collections/tea/products/cup where /products/cup is the main one; null for any other pair of addresses.
 */
export function copiedUnder(url: string, main: string): string | null {
  if (!URL.canParse(url) || !URL.canParse(main) || new URL(url).host !== new URL(main).host) return null;
  const [own, short] = [stepsOf(url), stepsOf(main)];
  // One step alone may be a folder of any name.
  if (short.length < 2 || own.length <= short.length) return null;
  const before = own.slice(0, own.length - short.length);
  return own.slice(before.length).join("/") === short.join("/") ? before.join("/") : null;
}

/** Whether a page is a copy, by its path, of the one at the main address. */
export const isCopiedUnder = (url: string, main: string): boolean => copiedUnder(url, main) !== null;
