import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";

export const en: Words<string> = {
  failing: "Visitors can't zoom in",
  title: "Let visitors zoom in on {pages}",
  why: "People with weak sight enlarge pages to read them. This page forbids it on many phones.",
  steps: "Remove the parts that forbid zooming (user-scalable and maximum-scale) from the viewport tag.",
  check: inSource('name="viewport"', "no user-scalable=no and no maximum-scale below 5"),
  seen: (viewport) => `a setting for phones that forbids zooming: ${quote(viewport)}`,
};
