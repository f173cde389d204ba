import { inSource } from "../../../../wording/checks.ts";
import { holdsOthers } from "../whole-preview.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Shared links show no preview",
  problem: "Nothing tells networks what to show of {pages}: no title, no picture.",
  title: "Add {a link preview|link previews} to {pages}",
  why: "When someone shares this page on Facebook, WhatsApp or LinkedIn, the network has to guess title and picture.",
  steps:
    "Add og:title, og:type, og:image and og:url to the head, and twitter:card, which X asks for. Most systems fill them from the page by themselves.",
  check: inSource('property="og:', "og:title, og:type, og:image and og:url"),
  variants: [
    {
      when: holdsOthers,
      problem: "Some pages tell networks nothing of what to show when they are shared, others only a part.",
    },
  ],
  seen: () => "no preview tags, neither title nor picture",
};
