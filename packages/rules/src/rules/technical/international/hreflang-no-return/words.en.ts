import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Language version that doesn't point back",
  title: "Language versions of {pages} don't point back",
  why: "Search engines ignore a pair of language versions unless each names the other, so anyone can't claim your page.",
  steps: "Put the same complete list of language versions on every one of them.",
  check: hreflang,
};
