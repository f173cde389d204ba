import { valid } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The same thing is described twice and differently",
  title: "{pages} {describes|describe} one thing twice and differently",
  why: "When theme and plugin both describe your shop or product, search engines join the two and can't tell which value is right.",
  steps: "Let one source write this markup and switch it off in the other.",
  check: valid,
};
