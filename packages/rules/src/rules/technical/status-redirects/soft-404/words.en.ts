import { askServer } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, addressOf } from "../../../../wording/quote.ts";

export const en: Words<{
  readonly status: number;
  readonly title: string | null;
  readonly redirectTo?: string | null;
  readonly heading?: string | null;
}> = {
  failing: "Error pages pretend to be pages",
  title: "Answer “not found” (404) where no page is",
  why: "The server answers “all is well” where there is nothing. Search engines then keep reading and listing empty pages instead of your products.",
  steps:
    "Let the server answer addresses that don't exist with status 404 (410 for removed products), with the same friendly error page. Don't send them to the home page.",
  check: ({ view }) => askServer(new URL("/this-page-does-not-exist-1", view.site.home).href, "404"),
  seen: ({ title, redirectTo, heading }, { evidence }) => {
    if (redirectTo)
      return `a redirect to ${addressOf(redirectTo)} for an address that we made up (${addressOf(evidence.at)})`;
    const name = title ?? heading;
    if (heading !== undefined)
      return `a page that says it is not there, ${quote(name ?? "")}, but answers as if all were well (status 200)`;
    return `an ordinary page${name ? `, ${quote(name)},` : ""} at an address that we made up (${addressOf(evidence.at)})`;
  },
};
