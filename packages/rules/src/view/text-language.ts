import type { PageFacts } from "@audit/facts";
import type { SiteView } from "./site-view.ts";

/** BCP 47 of what a page is written in: as its text was read, else as it declares; null where neither tells. */
export const textLanguageOf = (page: PageFacts, view: SiteView): string | null => {
  const read = view.site.meaningOf(view.indexOf(page.url))?.language ?? null;
  const declared = page.head.lang;
  // The declared one says the country, too.
  if (read === null || declared === null) return read ?? declared;
  return declared.toLowerCase().split(/[-_]/)[0] === read.toLowerCase().split(/[-_]/)[0] ? declared : read;
};
