import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { number } from "../../../../wording/plural.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<readonly { readonly src: string; readonly width: number | null }[]> = {
  failing: "Wide images in one size only",
  title: "Offer smaller picture sizes to phones on {pages}",
  why: "Phones download the full desktop picture and shrink it, which costs their owners time and data.",
  steps: "Offer each wide picture in several widths, or let the shop system or image service do so.",
  check: inSource("srcset", "several widths for each wide picture"),
  seen: (images, { evidence }) =>
    `${oneLine(evidence.at)} in one size only, for example ${addressOf(images[0]?.src ?? "")}${images[0]?.width ? ` (${number(images[0].width)} pixels wide)` : ""}`,
};
