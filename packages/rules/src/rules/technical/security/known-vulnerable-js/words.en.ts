import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { listed } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<
  readonly {
    readonly library: string;
    readonly version: string;
    readonly safeFrom: string;
    readonly advisory: string;
  }[]
> = {
  failing: "Script library with a known security hole",
  title: "Update the script libraries with known security holes on {pages}",
  why: "The page loads a version with a published hole. Attackers look for exactly these to put spam or card skimmers into shops.",
  steps:
    "Load the version named below or a newer one, and test the pages that use it. Where the tag has integrity=, take the library's new tag as a whole, with the hash of the new file: with the old hash browsers refuse it.",
  check: inSource("<script", "the version named in the steps or a newer one"),
  seen: (scripts) =>
    listed(
      scripts.map(
        ({ library, version, safeFrom, advisory }) =>
          `${library} ${oneLine(version)}, which has a known hole (${advisory}); version ${safeFrom} is safe`,
      ),
      2,
    ),
};
