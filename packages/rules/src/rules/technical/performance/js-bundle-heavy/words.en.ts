import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { sizeOf } from "../../../../wording/measures.ts";

export const en: Words<{ readonly scriptBytes: number; readonly ofOtherSites: number }> = {
  failing: "Page loads too much script",
  title: "Load less JavaScript on {pages}",
  why: "Script costs more than anything else of its size: it must be loaded, read and run before the page reacts.",
  steps:
    "Take out apps and tags nobody uses, load the rest only where it is needed, and serve scripts minified and compressed.",
  check: inLighthouse("at most 350 kB of script"),
  seen: ({ scriptBytes, ofOtherSites }) =>
    `${sizeOf(scriptBytes)} of scripts${ofOtherSites > 0 ? `, ${sizeOf(ofOtherSites)} of them from other companies` : ""}`,
};
