import { oneLine } from "../../../../escape/plain.ts";
import { shell } from "../../../../escape/shell.ts";
import type { Words } from "../../../../words.ts";

import { browserLanguage, languageName } from "../../../../wording/language-names.ts";

export const en: Words<{
  readonly acceptLanguage: string | null;
  readonly language: string;
  readonly otherwise: string;
}> = {
  failing: "Several languages share one address",
  title: "Give each language of {pages} an address of its own",
  why: "The page changes its language with the browser's, under the same address. Search engines see one language only, so the others can't be found.",
  steps: "Give every language an address of its own (/de/, /fr/), link them with each other and with hreflang.",
  check: ({ url }) => ({
    look: `Open ${oneLine(url)} in two browsers that are set to different languages. Expected: the page in the same language in both.`,
    command: `curl -sL -H 'Accept-Language: de' ${shell(url)} | grep -io '<html[^>]*>'`,
  }),
  seen: ({ acceptLanguage, language, otherwise }) =>
    `the page in ${languageName(language)} for a browser that speaks ${browserLanguage(acceptLanguage)}, and in ${languageName(otherwise)} otherwise`,
};
