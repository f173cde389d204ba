import { inSource } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly onlyAfterScripts: number; readonly examples: readonly string[] }> = {
  failing: "Header and footer come by scripts only",
  title: "Send header, menu and footer of {pages} in the HTML",
  why: "The frame of the site is put in by a script after the page has arrived. Crawlers of AI assistants run no scripts: to them the page leads nowhere and says not whose it is, and search engines find your other pages late.",
  steps:
    "Let the server, or the program that builds the site, write header and footer into each page (an include, a layout, a part of the template). Scripts may then open menus and count the cart.",
  check: inSource("<nav", "menu and footer with their links, without running scripts"),
  seen: ({ onlyAfterScripts, examples }) =>
    `${counted(onlyAfterScripts, "link")} of header and footer only after scripts ran, for example to ${listed(examples.map(addressOf), 2)}`,
};
