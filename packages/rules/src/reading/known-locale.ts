/** A language tag as CLDR knows it; undefined for none, a malformed one ("{{ lang }}") or a language it lacks. */
export function knownLocale(tag: string | null): string | undefined {
  try {
    return tag === null || tag === "" ? undefined : Intl.NumberFormat.supportedLocalesOf(tag.replaceAll("_", "-"))[0];
  } catch {
    return undefined;
  }
}
