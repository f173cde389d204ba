import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "JSON-LD and microdata contradict each other",
  title: "{pages} {describes its product|describe their product} twice and differently",
  why: "The page describes the product twice, with different values. Search engines may show the wrong one or none.",
  steps:
    "Keep one of the two, best JSON-LD, or feed both from the same data. Often theme and plugin each write their own.",
  check: product,
};
