import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly scripts: number; readonly stylesheets: number; readonly first: readonly string[] }> =
  {
    failing: "Files in the head hold up the first picture",
    title: "Let {pages} appear before all scripts and styles have loaded",
    why: "The browser shows nothing until it has loaded these scripts and styles, one after another.",
    steps: "Mark scripts in the head that aren't needed at once to run later, and join or postpone stylesheets.",
    check: inSource("<script", 'scripts in the head carry defer, async or type="module"'),
    seen: ({ scripts, stylesheets, first }) =>
      `${listed([...(scripts > 0 ? [counted(scripts, "script")] : []), ...(stylesheets > 0 ? [counted(stylesheets, "stylesheet")] : [])])} that must load before anything appears, for example ${addressOf(first[0] ?? "")}`,
  };
