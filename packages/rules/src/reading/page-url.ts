import { forLast } from "./for-last.ts";

/** The address of the page at hand, parsed once for all rules that ask about it in a row. Not to be changed. */
export const pageUrl = forLast((url: string): Readonly<URL> => new URL(url));
