import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Pages send visitors elsewhere by script",
  title: "Scripts send visitors of {pages} elsewhere",
  why: "Crawlers that run no scripts stay on the empty page, and Google notices the move only when it renders it, if that succeeds.",
  steps: "Let the server answer with a 301 to the new address, and link to that address directly.",
  check: status("301 and the new address"),
};
