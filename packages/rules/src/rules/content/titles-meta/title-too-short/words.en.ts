import { title } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Title too short to describe the page",
  title: "The title of {pages} says too little",
  why: "A title of one or two words leaves room unused that could tell searchers what they get here.",
  steps: "Add what sets this page apart: kind of product, material, size, town, or the shop's name.",
  check: title,
};
