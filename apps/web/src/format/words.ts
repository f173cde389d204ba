import { said } from "../language/messages.ts";

/** A word that comes as data ("technical"), in the reader's language and with a capital. */
export function capitalised(word: string): string {
  const text = said(word);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
