import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { number } from "../../../../wording/plural.ts";

export const en: Words<{ readonly withoutImg: number; readonly pictures: number }> = {
  failing: "Picture elements without an image",
  title: "Repair the picture elements on {pages} that show nothing",
  why: "Browsers and search engines show such a picture only through the image element inside of it. Without one there is no picture and no description.",
  steps: "Put an image with its address and description as the last element into each picture.",
  check: inSource("<picture", "an img in each picture"),
  seen: ({ withoutImg, pictures }) => `${number(withoutImg)} of ${number(pictures)} pictures without an image inside`,
};
