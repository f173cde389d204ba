/** Primary language of a lang value in lower case, e.g. "de" of "de-AT"; null when none is given. */
export function languageOf(lang: string | null): string | null {
  const [primary] = (lang ?? "").trim().toLowerCase().split(/[-_]/);
  return primary || null;
}
