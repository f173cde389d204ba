import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Wide images in one size only",
  title: "{pages} {sends|send} large pictures to small screens",
  why: "Phones download the full desktop picture and shrink it, which costs their owners time and data.",
  steps: "Offer each wide picture in several widths with srcset and sizes, or let the shop system or image CDN do so.",
  check: inSource("srcset", "several widths for each wide picture"),
};
