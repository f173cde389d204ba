import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Language version that search engines may not list",
  title: "{pages} {names|name} language versions that may not be listed",
  why: "The page offers a language version that is set to noindex or blocked in robots.txt. It can't appear in search, and the pair is ignored.",
  steps: "Open the language version to search engines, or remove its hreflang line everywhere.",
  check: hreflang,
};
