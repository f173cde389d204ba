import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The main picture is not named in the HTML",
  title: "The main picture of {pages} is not named in the HTML",
  why: "The browser learns of the largest picture only from a stylesheet or script, and begins to load it that much later.",
  steps: "Put the picture into the HTML as an img element, or preload it in the head.",
  check: inLighthouse("“LCP request discovery” holds"),
};
