import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Card for X is incomplete",
  title: "The preview of {pages} on X is incomplete",
  why: "X draws no card when its kind is unknown, and a bare one without title or picture.",
  steps: "Use summary_large_image as the kind, and give the page og:title and og:image.",
  check: inSource('name="twitter:card"', "summary_large_image, and og:title and og:image beside it"),
};
