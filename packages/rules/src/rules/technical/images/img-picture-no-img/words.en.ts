import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Picture elements without an image",
  title: "Pictures on {pages} have no image inside",
  why: "Browsers and search engines show a picture element only through the img inside of it. Without one there is no picture and no description.",
  steps: "Put an img with src and alt as the last element into each picture.",
  check: inSource("<picture", "an img in each picture"),
};
