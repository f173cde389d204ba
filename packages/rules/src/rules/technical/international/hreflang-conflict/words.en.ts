import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Language versions that contradict each other",
  title: "{pages} {names|name} contradicting language versions",
  why: "When one language names two addresses, or one address claims two languages, search engines can't tell which version to show and may ignore them all.",
  steps: "Give every language and country exactly one address, and every address one language.",
  check: hreflang,
};
