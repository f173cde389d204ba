import { listed, quote } from "./quote.ts";

/** One thing of a page as the server sent it and as scripts left it. */
export type BeforeAndAfter = { readonly asSent: readonly string[]; readonly afterScripts: readonly string[] };

/** "“Tea” as main heading in the HTML as sent, and “Green tea” after scripts ran" */
export function changed(
  what: string,
  { asSent, afterScripts }: BeforeAndAfter,
  show: (one: string) => string = (one) => quote(one),
): string {
  const before = asSent.length === 0 ? `no ${what}` : `${listed(asSent.map(show))} as ${what}`;
  const after = afterScripts.length === 0 ? "none" : listed(afterScripts.map(show));
  return `${before} in the HTML as sent, and ${after} after scripts ran`;
}

/** The same of a text that stands once or not at all. */
export const changedText = (
  what: string,
  { asSent, afterScripts }: { readonly asSent: string | null; readonly afterScripts: string | null },
): string =>
  changed(what, {
    asSent: asSent === null ? [] : [asSent],
    afterScripts: afterScripts === null ? [] : [afterScripts],
  });

/** "19.9 EUR InStock" as people write it: "19.9 EUR in stock" */
export const offerInWords = (offer: string): string =>
  offer
    .replace(/\b(?:[A-Z][a-z]+){2,}\b/g, (name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase())
    .replace(/\b(in|out-of|pre|back)-(stock|order)\b/g, (name) => name.replaceAll("-", " "));
