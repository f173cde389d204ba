import { ogImage } from "../checks.ts";
import { number } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly width: number; readonly height: number }> = {
  failing: "Preview picture is small",
  title: "Use a larger link preview picture on {pages}",
  why: "Below 600 by 315 pixels networks show a thumbnail beside the link instead of a wide picture.",
  steps: "Offer a preview picture of 1200 by 630 pixels.",
  check: ogImage,
  seen: ({ width, height }) => `a preview picture of ${number(width)} by ${number(height)} pixels`,
};
