import { validSchema } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Markup of the store lacks phone or opening hours",
  title: "{pages} {doesn't|don't} tell machines phone and opening hours",
  why: "Maps, search results and assistants answer “is it open?” and “what is the number?” from the markup of the store.",
  steps: "Add telephone and openingHoursSpecification to the LocalBusiness of each place, as the page shows them.",
  check: validSchema("a LocalBusiness with telephone and opening hours"),
};
