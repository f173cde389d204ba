import type { PageFacts } from "@audit/facts";

const LEAST_WORDS = 8;
const SENTENCE_END = /[.!?…](?=\s|$)|[。！？]/u;

/** The first paragraph that says something: eight words or more. Null when the page has none. */
export const firstParagraph = ({ paragraphs }: Pick<PageFacts["text"], "paragraphs">): string | null =>
  paragraphs.find((text) => text.split(/\s+/).length >= LEAST_WORDS || /[。！？]/u.test(text)) ?? null;

/** The first sentence of a text, with its full stop. */
export function firstSentence(text: string): string {
  const end = SENTENCE_END.exec(text);
  return end ? text.slice(0, end.index + 1) : text;
}
