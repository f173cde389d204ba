import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{
  readonly pictures: number;
  readonly largest: readonly {
    readonly picture: string;
    readonly file: string;
    readonly shown: string;
    readonly kilobytes: number;
  }[];
}> = {
  failing: "Pictures are far larger than they are shown",
  title: "Resize the pictures on {pages} to the size they are shown in",
  why: "Most of such a file is thrown away by the browser after the visitor waited and paid for it.",
  steps: "Have the shop make a smaller file for each place, and offer wide pictures in several widths.",
  check: inLighthouse("“Improve image delivery” names no picture"),
  seen: ({ pictures, largest }) =>
    `${counted(pictures, "picture")} far larger than shown${largest[0] === undefined ? "" : `, for example ${addressOf(largest[0].picture)}: ${largest[0].file} pixels (${largest[0].kilobytes} KB), shown at ${largest[0].shown}`}`,
};
