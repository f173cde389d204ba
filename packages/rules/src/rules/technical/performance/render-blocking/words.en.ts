import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly scripts: number; readonly stylesheets: number; readonly first: readonly string[] }> =
  {
    failing: "Files in the head hold up the first picture",
    title: "Keep scripts and styles from delaying the first view of {pages}",
    why: "The browser shows nothing until it has loaded these scripts and styles, one after another.",
    steps:
      "Take out of the layout what its pages don't need, for example files of plugins that only one page uses; let your system join the other stylesheets; move scripts to the end of the body one after the other, in their order, and look at the pages after each.",
    check: inSource("<script", 'scripts in the head carry defer, async or type="module"'),
    seen: ({ scripts, stylesheets, first }) =>
      `${listed([...(scripts > 0 ? [counted(scripts, "script")] : []), ...(stylesheets > 0 ? [counted(stylesheets, "stylesheet")] : [])])} that must load before anything appears, for example ${addressOf(first[0] ?? "")}`,
  };
