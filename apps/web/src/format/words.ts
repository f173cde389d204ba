import { said } from "../language/messages.ts";

/** What data calls by a word that its readers know by another name. */
const NAMES: Readonly<Record<string, string>> = { schema: "structured data" };

/** A word that comes as data ("technical"), in the reader's language and with a capital. */
export function capitalised(word: string): string {
  const text = said(NAMES[word] ?? word);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
