import { primaryLanguage } from "../knowledge/hreflang-code.ts";

/** "de", "pt-br" */
const CODE = /^[a-z]{2,3}(?:[-_][a-z]{2})?$/i;

/** The language that the first folder of an address names, as "/ru/shop" does; null where it names none. */
export function languageFolder(url: string): string | null {
  const [, first = ""] = new URL(url).pathname.split("/");
  return CODE.test(first) ? primaryLanguage(first) : null;
}
