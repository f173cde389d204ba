import { richResult } from "../../../../wording/checks.ts";
import { quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly string[]> = {
  failing: "Markup names an author but no page about the author",
  title: "Link the author's page in the structured data of {pages}",
  why: "A name alone can be anybody. Google asks for a page or profile, so that it and assistants can tell who the author is.",
  steps: "Name the author as a person, with the address of a page about the author or of a profile.",
  check: richResult("author with url"),
  seen: (saw) => `the author ${quotes(saw)} without a page or profile`,
};
