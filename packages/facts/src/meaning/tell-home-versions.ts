import type { PageKind } from "../page-facts.ts";
import type { PageNote } from "./page-note.ts";

/** The path of an address, whatever host a copy of the site names. */
const pathOf = (url: string): string => new URL(url).pathname.replace(/(?:index\.\w+)?$/, "").replace(/\/?$/, "/");

/** The start page in another language: each of the two names the other as itself in that language. */
export function tellHomeVersions(
  notes: readonly (PageNote | null)[],
  kinds: readonly PageKind[],
  home: string,
): PageKind[] {
  const start = notes.find((note) => note?.url === home);
  const named = new Set((start?.versions ?? []).map(pathOf));
  const own = pathOf(home);
  const isVersion = (note: PageNote): boolean =>
    named.has(pathOf(note.url)) && note.versions.some((url) => pathOf(url) === own);
  return kinds.map((kind, index) => {
    const note = notes[index];
    return note && note !== start && isVersion(note) ? "home" : kind;
  });
}
