import { inSource } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly onlyAfterScripts: readonly string[] }> = {
  failing: "Preview tags appear only after scripts ran",
  title: "Send the link preview tags of {pages} in the HTML",
  why: "Facebook, WhatsApp, X and the like run no scripts. They show a bare link instead of picture and title.",
  steps: "Send the og: and twitter: tags in the HTML.",
  check: inSource('property="og:', "og:title, og:image and og:url"),
  seen: ({ onlyAfterScripts }) => `${counted(onlyAfterScripts.length, "preview tag")} that only scripts add`,
};
