import type { MailLetterhead } from "../database/index.ts";
import { german, type MailText } from "./german.ts";

/** A text of a mail in its reader's language; `{brand}` is filled by itself. */
export interface Say {
  (text: MailText, values?: Readonly<Record<string, string | number>>): string;
  /** A text that was noted in English before it was known who reads it; itself when it is not known. */
  readonly known: (text: string) => string;
}

/** How a mail under a letterhead speaks. */
export function sayIn({ language = "en", brand = "" }: Partial<MailLetterhead>): Say {
  const known = (text: string): string =>
    language === "de" ? (new Map(Object.entries(german)).get(text) ?? text) : text;
  const say = (text: MailText, values: Readonly<Record<string, string | number>> = {}): string => {
    const all: Readonly<Record<string, string | number>> = { brand, ...values };
    return known(text).replace(/\{(\w+)\}/g, (written, name: string) => String(all[name] ?? written));
  };
  return Object.assign(say, { known });
}
