import { onPage } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<string> = {
  failing: "Error messages of the server stand on the page",
  title: "Fix the server error that {pages} {shows|show} to visitors",
  why: "A message of the server's program stands among the text: part of the page did not work. Visitors lose trust, and the message tells attackers how your server is built.",
  steps:
    "Give the message to whoever looks after your site: it names file and line. Mend the cause, and let the server write errors into its log instead of the page (in PHP: display_errors off).",
  check: onPage("no error message, and the part of the page that was missing"),
  seen: (report) => `the message ${quote(report, 160)}`,
};
