/** A part of an address as people read it; as it is written where its escapes are broken. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
