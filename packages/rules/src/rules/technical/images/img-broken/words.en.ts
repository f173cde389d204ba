import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Pictures that don't load",
  title: "{pages} {shows|show} pictures that don't load",
  why: "Visitors see a gap, and the picture can't be found in image search or stand in a shopping result.",
  steps: "Upload the picture again under this address, or correct the address in the page.",
  check: onPage("every picture"),
};
