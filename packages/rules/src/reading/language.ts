import { remembered } from "../remembered.ts";

/** Primary language of a lang value in lower case, e.g. "de" of "de-AT"; null when none is given. */
export const languageOf = (lang: string | null): string | null => (lang === null ? null : primaryOf(lang));

/** A site has few languages, and every page is asked for its own by many rules. */
const primaryOf = remembered((lang): string | null => lang.trim().toLowerCase().split(/[-_]/)[0] || null);
