import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Visitors can't zoom in",
  title: "{pages} {forbids|forbid} people to zoom",
  why: "People with weak sight enlarge pages to read them. This page forbids it on many phones.",
  steps: "Remove user-scalable and maximum-scale from the viewport tag.",
  check: inSource('name="viewport"', "no user-scalable=no and no maximum-scale below 5"),
};
