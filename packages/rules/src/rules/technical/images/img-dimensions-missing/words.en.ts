import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<readonly { readonly src: string }[]> = {
  failing: "Images without width and height",
  title: "Set width and height of the pictures on {pages}, so that nothing jumps",
  why: "Until a picture arrives the browser doesn't know how much room it needs, so text jumps while people read.",
  steps: "Add the width and height of the file to each picture; styles may still scale it.",
  check: inSource("<img", "width and height on every picture"),
  seen: (images, { evidence }) =>
    `${oneLine(evidence.at)} without width and height, for example ${addressOf(images[0]?.src ?? "")}`,
};
