import { canonical } from "../../indexability/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, quote } from "../../../../wording/quote.ts";

type Saw = {
  readonly code: string;
  readonly canonical: string;
  readonly otherCode: string;
  readonly htmlLang: string | null;
  readonly isLabelled: boolean;
};

export const en: Words<Saw> = {
  failing: "Language version that names a page in another language as the main one",
  title: "Point the canonical of {pages} to {its own address|their own addresses}, not to another language",
  why: "The canonical link of these pages names the page in another language, so search engines leave them out: who searches in this language finds nothing of yours.",
  steps:
    "Let each language version name its own address in the canonical link, and the language it is written in. It is one setting or one line, where the program puts the address together: with the part of the language in it. The list of language versions (hreflang) stays as it is.",
  check: canonical,
  seen: ({ code, canonical: main, otherCode, htmlLang, isLabelled }) =>
    `a page offered as the version ${quote(code)} whose canonical address is ${addressOf(main)}, the version ${quote(otherCode)}${isLabelled || htmlLang === null ? "" : `; it also calls its own language ${quote(htmlLang)}`}`,
};
