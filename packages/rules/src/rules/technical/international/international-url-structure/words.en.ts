import { shell } from "../../../../escape/shell.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Several languages share one address",
  title: "{pages} {changes|change} {its|their} language with the browser's",
  why: "The page changes its language with the browser's, under the same address. Search engines see one language only, so the others can't be found.",
  steps: "Give every language an address of its own (/de/, /fr/), link them with each other and with hreflang.",
  check: ({ url }) =>
    `Run: curl -sL -H 'Accept-Language: de' ${shell(url)} | grep -io '<html[^>]*>' Expected: the same lang as with another Accept-Language.`,
};
