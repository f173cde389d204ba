import { ogImage } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Preview picture is small",
  title: "The preview picture of {pages} is small",
  why: "Below 600 by 315 pixels networks show a thumbnail beside the link instead of a wide picture.",
  steps: "Offer a preview picture of 1200 by 630 pixels.",
  check: ogImage,
};
