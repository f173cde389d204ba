/** In the names of a page these are left-overs; in its text they may be an example of code. */
const UNFILLED =
  /\{\{\s*[\w.|\s-]{1,60}\}\}|\{%[^%]{1,60}%\}|\$\{[\w.]{1,40}\}|\[object Object\]|^\s*(undefined|null|NaN|todo|tbd|untitled( page)?|new page|test|headline here|your (title|text|company) here|\[insert[^\]]*\])\s*$|\[insert [^\]]{2,40}\]|\byour (title|text|headline) (goes )?here\b/i;
/** True for the name of a page or part that was never filled in. */
export const isUnfilled = (name: string): boolean => UNFILLED.test(name);

const FILLER = /\blorem ipsum dolor|\bdolor sit amet,? consectetur/i;

/** Where the filler text begins, -1 in a text without. */
export const findFiller = (text: string): number => text.search(FILLER);
