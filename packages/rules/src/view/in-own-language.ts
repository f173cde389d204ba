import { oneLine } from "../escape/plain.ts";

/** How plugins for several languages keep one text in each: "[:uk]Дрон[:ru]Дрон[:]", or in comments. */
const TAG = /(?:\[:|<!--:)([a-z]{2})?(?:\]|-->)/g;

/** Whether a text still holds the tags that part its languages. */
export const holdsLanguages = (text: string): boolean => /(?:\[:|<!--:)(?:[a-z]{2})?(?:\]|-->)/.test(text);

/** The part of a text that is in this language, of a text with such tags; any other text as it is. Null where it has no such part. */
export function inOwnLanguage(text: string, language: string | null): string | null {
  if (!holdsLanguages(text)) return text;
  const wanted = (language ?? "").toLowerCase().slice(0, 2);
  const tags = [...text.matchAll(TAG)];
  for (const [at, tag] of tags.entries()) {
    if (tag[1] !== wanted) continue;
    const part = oneLine(text.slice(tag.index + tag[0].length, tags[at + 1]?.index ?? text.length));
    if (part !== "") return part;
  }
  return null;
}
