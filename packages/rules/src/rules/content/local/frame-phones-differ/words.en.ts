import { onPage } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{
  readonly shows: string;
  readonly others: string;
  readonly pages: number;
  readonly example: string;
}> = {
  failing: "Header or footer give two phone numbers for one business",
  title: "Show one phone number in header and footer: {pages} {differs|differ}",
  why: "Half of your callers may ring where nobody answers. Maps and assistants take two numbers for two businesses.",
  steps:
    "Find out which of the two numbers is answered. Write it once, where header and footer of all pages take it from, and have copies of pages made anew. Where both are answered, show both on every page.",
  check: onPage("the same phone number as on the other pages"),
  seen: ({ shows, others, pages, example }) =>
    `the number ${quote(shows)} in header or footer, while ${number(pages)} other pages, such as ${example}, give ${quote(others)}`,
};
