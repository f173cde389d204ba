/**
 * A copy of a string that shares no memory with the text it was cut from. Slices keep the whole page or file alive,
 * and even `URL.href` gives back its argument when that was normalised already.
 */
export function ownCopy(text: string): string {
  return Buffer.from(text, "utf8").toString("utf8");
}
