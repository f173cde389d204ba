/** Names that tell an author what to write there. */
const UNFILLED =
  /^\s*(todo|tbd|untitled( page)?|new page|headline here|your (title|text|company) here|add your heading text here|\[insert[^\]]*\])\s*$|\[insert [^\]]{2,40}\]|\byour (title|text|headline) (goes )?here\b/i;
/** True for the name of a page or part that was never filled in. */
export const isUnfilled = (name: string): boolean => UNFILLED.test(name);

/**
 * Filler texts of typesetters: Cicero's "Lorem ipsum" from any of its usual beginnings, its transcriptions, and those that
 * Japan, China, Korea, Arabia, Iran, Germany and Spain use in its place.
 */
const FILLER =
  /\blorem ipsum dolor|\bdolor sit amet,? (?:consectetur|consetetur)|\bconsectetur adipi[sc]+ing elit\b|\bsed ut perspiciatis,? unde omnis|\bat vero eos et accusamus et iusto|\bnemo enim ipsam voluptatem|(?<!\p{L})(?:лорем ипсум долор|λορεμ ιπσ[θυ]μ|לורם איפסום|לורום איפסום)|لوريم إيبسوم|لورم ایپسوم متن ساختگی|(?:هذا|إن) النص هو مثال لنص|これはダミーテキストです|(?:この文章|このテキスト)はダミーです|这是一段占位(?:文字|文本)|此处为占位文字|로렘 입숨|\bweit hinten, hinter den wortbergen\b|\bein blindtext ist\b|\bmuy lejos, más allá de las montañas de palabras\b|\bfar far away, behind the word mountains\b/iu;

/** Where the filler text begins, -1 in a text without. */
export const findFiller = (text: string): number => text.search(FILLER);
