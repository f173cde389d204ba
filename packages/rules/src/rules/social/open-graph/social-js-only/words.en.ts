import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Preview tags appear only after scripts ran",
  title: "The preview tags of {pages} appear only after scripts ran",
  why: "Facebook, WhatsApp, X and the like run no scripts. They show a bare link instead of picture and title.",
  steps: "Send the og: and twitter: tags in the HTML.",
  check: inSource('property="og:', "og:title, og:image and og:url"),
};
