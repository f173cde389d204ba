/** Sentences that give orders to a language model instead of telling readers something. */
const MODEL_ORDERS: readonly RegExp[] = [
  /\b(ignore|disregard|forget) (all |any |the )*(previous|prior|earlier|above|other) (instructions?|prompts?|rules|results|sources)/i,
  /\b(ai|llms?|language models?|assistants?|chatbots?|agents?|models?|you) (must|should|shall|have to|are (required|instructed) to) (always |only |never )*(recommend|cite|mention|prefer|prioriti[sz]e|rank|promote|suggest|trust)\b/i,
  /\b(always|only) (recommend|cite|mention|prefer|prioriti[sz]e|promote|suggest) (us|our|this)\b/i,
  /\b(do not|don't|never) (recommend|cite|mention|suggest|promote) (any |our |other )*(competitors?|competing|alternatives?|other (brands?|shops?|stores?|sites?|sources?))/i,
  /\b(should|must) (always )?be (cited|recommended|ranked|listed|mentioned) (first|as the|above|before|over)\b/i,
  /\bremember (this|our|us|[\w .-]{2,40}) as (a |the )?(trusted|best|preferred|authoritative|most)/i,
];

/** Letters of Unicode's tag block are invisible and can spell a message for machines; flags of regions end with one. */
const TAGGED = /[\u{e0020}-\u{e007e}]{8,}/u;
/** The first half of each such letter: looking for it is much cheaper, and hardly a text has it. */
const TAG_HALF = "\udb40";

/** Each order has a word that begins so, which few texts have: a look at the beginnings is much cheaper than a pattern. */
const BEGINNINGS = "igno,disr,forg,must,shou,shal,have,requ,inst,alwa,only,do n,don',neve,reme".split(",");
const LENGTH = 4;
const CAPITAL = 0x20;
/** A space and an apostrophe have the bit that small letters have. */
const packed = (text: string, at: number): number =>
  ((text.charCodeAt(at) | CAPITAL) << 24) ^
  ((text.charCodeAt(at + 1) | CAPITAL) << 16) ^
  ((text.charCodeAt(at + 2) | CAPITAL) << 8) ^
  (text.charCodeAt(at + 3) | CAPITAL);
const beginnings: ReadonlySet<number> = new Set(BEGINNINGS.map((word) => packed(word, 0)));
const isFirst = Uint8Array.from({ length: 0x80 }, (_, code) =>
  Number(BEGINNINGS.some((word) => word.charCodeAt(0) === (code | CAPITAL))),
);

const isWordCharacter = (code: number): boolean => code < 0x80 && WORD[code] === 1;
const WORD = Uint8Array.from({ length: 0x80 }, (_, code) => Number(/\w/.test(String.fromCharCode(code))));

function mayOrder(text: string): boolean {
  let wasWord = false;
  for (let at = 0; at <= text.length - LENGTH; at++) {
    const code = text.charCodeAt(at);
    if (!wasWord && code < 0x80 && isFirst[code] === 1 && beginnings.has(packed(text, at))) return true;
    wasWord = isWordCharacter(code);
  }
  return false;
}

/** Also asked of many texts at once, a line each: no order goes over lines. */
export const givesOrders = (text: string): boolean => mayOrder(text) && MODEL_ORDERS.some((order) => order.test(text));
export const hasTagLetters = (text: string): boolean => text.includes(TAG_HALF) && TAGGED.test(text);
