// Limits of rules over single pages that signs tell, too: they stand once, so that both change together.

/** Longer addresses are cut in results, mails and chats. Browsers and servers begin to refuse at 2,000. */
export const LONGEST_ADDRESS = 115;

/** Milliseconds. Assistants that open a page while a person waits give up after a few seconds in all. */
export const SLOWEST_ANSWER = 2000;

/** Below one network packet compression gains nothing. */
export const ONE_PACKET = 1400;

/** Twice the 1,500 elements from which Lighthouse advises to save. */
export const MOST_ELEMENTS = 3000;

/** Fewer words than a product's name, price and one sentence. */
export const LEAST_WORDS_TO_SAY_ANYTHING = 20;

/** Hidden links of a menu or a partner list lead out as well; spam comes in numbers. */
export const LEAST_HIDDEN_LINKS = 3;

/** One stray element is a slip; several are how the template is made. */
export const LEAST_UNNAMED_CONTROLS = 3;

/** Next.js warns from here on: 128 kB. */
export const LONG_SCRIPTS = 128_000;

/** One or two are common and often wanted (consent, the theme before the first picture); several are waste. */
export const MOST_BLOCKING_SCRIPTS = 2;

/** Stylesheets of a theme and its modules come in a handful. */
export const MOST_BLOCKING_STYLES = 6;

/** Two long sentences; past that a description repeats the text or strings keywords together. */
export const LONGEST_ALT = 250;

/** Pixels: wider than any phone in portrait, so phones load more than they show. */
export const WIDER_THAN_PHONES = 800;

/** A line of Google's desktop results, in pixels of Arial at 20 px. Measured, not promised. */
export const WIDEST_TITLE = 600;

/** About 18 Latin letters or 9 Chinese characters. */
export const NARROWEST_TITLE = 180;

/** Two lines of Google's desktop snippet, in pixels of Arial at 14 px. Measured, not promised. */
export const WIDEST_DESCRIPTION = 985;

/** About 60 Latin letters of it. */
export const NARROWEST_DESCRIPTION = 390;

/** Tools agree on this length, no search engine does: information only. */
export const LONGEST_HEADING = 70;

/** Bytes of HTML, 50,000 tokens of four: below this the whole page fits into any assistant's reading budget. */
export const LIGHT_BYTES = 200_000;

/** Steps of a trail: the home page, the page itself and at least one between, which alone is compared. */
export const LONG_TRAIL = 3;
