import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Images without a description",
  title: "{pages} {has|have} pictures without a description",
  why: "Image search and screen readers rely on the description (alt text). Without it they see a file name at best.",
  steps: 'Describe what each picture shows in its alt attribute. Give purely decorative pictures an empty one: alt="".',
  check: inSource("<img", "every picture has an alt attribute, empty only for decoration"),
};
