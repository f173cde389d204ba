import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Embedded film or map without a name",
  title: "{pages} {embeds|embed} films or maps without a name",
  why: 'Screen readers and assistants announce a frame by its title. Without one they say "frame" and nobody knows whether it is worth entering.',
  steps: 'Add a title to the iframe that says what is in it, for example title="How the mug is glazed (film)".',
  check: inSource("<iframe", "a title that says what is shown"),
};
