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

/** Also asked of many texts at once, a line each: no order goes over lines. */
export const givesOrders = (text: string): boolean => MODEL_ORDERS.some((order) => order.test(text));
export const hasTagLetters = (text: string): boolean => TAGGED.test(text);
