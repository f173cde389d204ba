import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Canonical links form a chain",
  title: "{pages} {points|point} to a page that points on to another",
  why: "The page names a second address, and that one names a third. Search engines may stop half way and list an address you did not mean.",
  steps: "Point all of them at the last address of the chain, and let that page name itself.",
  check: canonical,
};
