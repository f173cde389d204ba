import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Language versions list different sets of languages",
  title: "{pages} {names|name} only some of the language versions",
  why: "Each language version must list all others. A page that leaves one out is not connected to it.",
  steps: "Print the same complete list of language versions on every one of them.",
  check: hreflang,
};
