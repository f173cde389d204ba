import { askServer } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, addressOf } from "../../../../wording/quote.ts";

export const en: Words<{ readonly title: string | null }> = {
  failing: "The app answers every address with the same empty frame",
  title: "Answer “not found” (404) for addresses that the app doesn't know",
  why: "The server says “all is well” for addresses that do not exist and sends the empty frame of the app. Search engines then keep and list empty pages.",
  steps:
    "Let the server answer unknown addresses with status 404, or let the app set noindex or redirect to an address that answers 404.",
  check: ({ view }) => askServer(new URL("/page-that-does-not-exist", view.site.home).href, "404"),
  seen: ({ title }, { evidence }) =>
    `an ordinary page${title ? `, ${quote(title)},` : ""} at an address that we made up (${addressOf(evidence.at)})`,
};
