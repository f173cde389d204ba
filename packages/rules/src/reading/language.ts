import type { PageFacts } from "@audit/facts";
import { remembered } from "../remembered.ts";

/** Primary language of a lang value in lower case, e.g. "de" of "de-AT"; null when none is given. */
export const languageOf = (lang: string | null): string | null => (lang === null ? null : primaryOf(lang));

/** Whether a page's words are known: it is in one of the languages, or names none. */
export function isReadIn(languages: ReadonlySet<string>, { head }: Pick<PageFacts, "head">): boolean {
  const language = languageOf(head.lang);
  return language === null || languages.has(language);
}

/** A site has few languages, and every page is asked for its own by many rules. */
const primaryOf = remembered((lang): string | null => lang.trim().toLowerCase().split(/[-_]/)[0] || null);
