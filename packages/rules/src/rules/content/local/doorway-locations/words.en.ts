import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Pages that differ by one name only",
  title: "{pages} {differs|differ} from others by one name only",
  why: "Google calls pages that repeat one text for many towns or products doorways and takes them, sometimes the whole site, out of its results.",
  steps:
    "Keep pages for places or things where you have something of your own to say (team, photos, prices, directions) and redirect the rest to one page.",
  check: onPage("what is true of this place or thing only"),
};
