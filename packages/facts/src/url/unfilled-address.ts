/** What a program writes where it has no value, and the code of templates that nothing was put into. */
const UNFILLED =
  /^(?:undefined|null|none|nan|false|true|\[object object\])$|\{\{|\}\}|\$\{|%7B%7B|\{%|%7B%25|%%[a-z]\w{0,40}%%|\[:[a-z]{2}\]|<\?|<%/i;

/** Words that stand alone are short; all else has a sign that few addresses have. */
const mayBeUnfilled = (written: string): boolean => written.length <= LONGEST_WORD || /[{}<[]|%7b|%%/i.test(written);
const LONGEST_WORD = "[object object]".length;

/** An address that a template should have filled and did not: it leads nowhere, and nobody meant it. */
export const isUnfilledAddress = (href: string): boolean => {
  const written = href.trim();
  return mayBeUnfilled(written) && UNFILLED.test(written);
};
