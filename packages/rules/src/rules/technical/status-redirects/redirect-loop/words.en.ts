import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Redirects run in a circle",
  title: "{pages} {redirects|redirect} in a circle",
  why: "The addresses send everyone to each other without end. Browsers show an error, and search engines drop all of them.",
  steps:
    "Decide which of the addresses shown is the real one, let it answer with the page itself, and delete the redirect that leads away from it.",
  check: status("200, or 301 to an address that answers 200"),
};
