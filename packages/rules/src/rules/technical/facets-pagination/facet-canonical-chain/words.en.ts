import { canonical } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Filtered lists name a canonical address that can't be listed",
  title: "{pages} {names|name} a canonical address that can't be listed",
  why: "The filtered list asks search engines to list another address instead, and that one redirects, fails or forbids listing. The filters then compete with each other after all.",
  steps: "Let filtered lists name the unfiltered list under the address that answers 200 and may be listed.",
  check: canonical,
};
