import { validSchema } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly street: string; readonly url: string; readonly hours: string }> = {
  failing: "No structured data about the place of business",
  title: "Add structured data about your place of business: address and hours",
  why: "Maps, search results and assistants answer “where is it?” and “is it open now?” from this data; they can't be sure of sentences.",
  steps: "Add the block to the home page, and check each value against the page that shows it.",
  check: validSchema("a LocalBusiness with address, telephone and opening hours"),
  seen: ({ street, url, hours }) =>
    `the street ${quote(street)} on ${url} and the hours ${quote(hours)}, and neither in structured data`,
};
