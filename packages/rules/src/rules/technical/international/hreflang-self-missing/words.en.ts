import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page leaves itself out of its language versions",
  title: "{pages} {leaves|leave} {itself|themselves} out of the list of languages",
  why: "Every language version must list itself and all others. A list without the page itself may not be trusted.",
  steps: "Add one hreflang line for the page's own language and its own address to the list.",
  check: hreflang,
};
