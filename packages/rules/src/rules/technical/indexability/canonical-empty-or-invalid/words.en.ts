import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Canonical link has no usable address",
  title: "{pages} {has|have} an empty or unreadable canonical address",
  why: "The page means to say which address counts, but the link is empty or not a valid address, so search engines ignore it or follow it to nowhere.",
  steps: "Write the page's full address into the canonical link: https, host and path, without a # part.",
  check: canonical,
};
