import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Language version that calls another page the original",
  title: "{pages} {names|name} language versions that are not the main address",
  why: "The page offers a language version whose canonical link (the address it calls the original) is a different one. Search engines drop the version, so that market may see the wrong page.",
  steps: "Let each language version name itself as canonical, or point the hreflang line to the address it does name.",
  check: hreflang,
};
