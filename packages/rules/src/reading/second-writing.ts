/**
 * Whether an address with two slashes in a row is a copy of one that the site has.
 * @param isKnown whether the site links or serves an address
 */
export function isSecondWriting(url: string, isKnown: (clean: string) => boolean): boolean {
  if (!url.includes("//", BEHIND_SCHEME)) return false;
  const clean = url.replace(/([^:])\/{2,}/g, "$1/");
  return clean !== url && isKnown(clean);
}

const BEHIND_SCHEME = "https://".length;
