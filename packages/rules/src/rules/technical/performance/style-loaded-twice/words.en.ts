import { inSource } from "../../../../wording/checks.ts";
import { addressOf, listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly library: string; readonly files: readonly string[] }[]> = {
  failing: "A library of styles is loaded more than once",
  title: "Load each library of styles and icons once on {pages}",
  why: "Each copy is fetched before the page is shown and repeats what the other one brings; where their versions differ, icons may change their looks.",
  steps:
    "Keep one file of each library, packed and in the version whose icons the page uses, and take the tags of the others out. Look at the icons afterwards.",
  check: inSource("stylesheet", "each library in one tag"),
  seen: (saw) =>
    saw
      .map(({ library, files }) => `${quote(library, 40)} ${files.length} times: ${listed(files.map(addressOf), 6)}`)
      .join("; "),
};
