import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Preview picture that networks can't load",
  title: "The preview picture of {pages} doesn't load",
  why: "The shared link appears without a picture, so fewer people click it.",
  steps: "Give og:image a complete address that starts with https:// and leads to a picture everyone may fetch.",
  check: inSource('property="og:image"', "a full https address that opens a picture"),
};
