/** In the names of a page these are left-overs; in its text they may be an example of code. */
const UNFILLED =
  /\{\{\s*[\w.|\s-]{1,60}\}\}|\{%[^%]{1,60}%\}|\$\{[\w.]{1,40}\}|\[object Object\]|^\s*(undefined|null|NaN|todo|tbd|untitled( page)?|new page|test|headline here|your (title|text|company) here|\[insert[^\]]*\])\s*$|\[insert [^\]]{2,40}\]|\byour (title|text|headline) (goes )?here\b/i;
/** What stands alone; all other left-overs have a bracket or end with "here". */
const ALONE = /^\s*(undefined|null|NaN|todo|tbd|untitled( page)?|new page|test)\s*$/i;
const MARKS = /[{[]|here\b/i;

/** True for the name of a page or part that was never filled in. */
export const isUnfilled = (name: string): boolean => UNFILLED.test(name);

/** @param joined the names, a line each: false tells that none of them is unfilled. */
export const mayBeUnfilled = (names: readonly string[], joined: string): boolean =>
  MARKS.test(joined) || names.some((name) => ALONE.test(name));

/** Every filler text has this word; most texts of a page don't. */
const FILLER_WORD = /dolor/i;
const FILLER = /\blorem ipsum dolor|\bdolor sit amet,? consectetur/i;

/** Also asked of many texts at once, joined. */
export const mayBeFiller = (text: string): boolean => FILLER_WORD.test(text);

/** Where the filler text begins, -1 in a text without. */
export const findFiller = (text: string): number => (mayBeFiller(text) ? text.search(FILLER) : -1);
