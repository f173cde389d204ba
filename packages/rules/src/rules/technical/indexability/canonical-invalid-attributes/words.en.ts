import { canonical } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Canonical link carries attributes that make Google ignore it",
  title: "The canonical link of {pages} carries attributes that make Google ignore it",
  why: "Google disregards a canonical link with hreflang, media or type: such a link means a version of the page, not its one address.",
  steps:
    "Write the canonical link with rel and href alone, and language or print versions as links of their own with rel=alternate.",
  check: canonical,
};
