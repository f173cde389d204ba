import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { versionsInWords } from "../../../../wording/version-words.ts";
import type { BadVersions } from "../../../../reading/hreflang-targets.ts";

export const en: Words<BadVersions<"noindex" | "blocked in robots.txt">> = {
  failing: "Language version that search engines may not list",
  title: "Name only pages without noindex in the hreflang of {pages}",
  why: "The page offers a language version that is set to noindex or blocked in robots.txt. It can't appear in search, and the pair is ignored.",
  steps: "Open the language version to search engines, or remove its hreflang line everywhere.",
  check: hreflang,
  seen: (saw) =>
    versionsInWords(saw, (problem) => (problem === "noindex" ? "may not be listed (noindex)" : "robots.txt closes")),
};
