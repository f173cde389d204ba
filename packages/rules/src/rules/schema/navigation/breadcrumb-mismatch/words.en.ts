import { breadcrumb } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Marked up trail differs from the visible one",
  title: "{pages} {tells|tell} Google another trail than visitors",
  why: "Google shows the trail of the markup in results. Visitors who click find another one on the page.",
  steps: "Make BreadcrumbList from the same steps as the visible trail.",
  check: breadcrumb,
};
