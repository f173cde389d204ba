import { type Fixer, perPage } from "../../fixes/fixer.ts";

/** The same few tags on every page. */
export const tags = (code: string): Fixer => perPage({ make: () => code });
