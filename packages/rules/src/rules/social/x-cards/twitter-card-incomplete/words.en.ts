import { inSource } from "../../../../wording/checks.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly card: string; readonly missing?: readonly string[] }> = {
  failing: "Card for X is incomplete",
  title: "Complete the X (Twitter) {card|cards} of {pages}",
  why: "X draws no card when its kind is unknown, and a bare one without title or picture.",
  steps: "Use summary_large_image as the kind, and give the page og:title and og:image.",
  check: inSource('name="twitter:card"', "summary_large_image, and og:title and og:image beside it"),
  seen: ({ card, missing = [] }) =>
    missing.length === 0
      ? `the unknown kind of preview ${quote(card)}`
      : `a preview for X without ${listed(missing.map((part) => (part === "image" ? "a picture" : "a title")))}`,
};
