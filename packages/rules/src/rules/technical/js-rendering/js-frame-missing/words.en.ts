import { inSource } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly onlyAfterScripts: number; readonly examples: readonly string[] }> = {
  failing: "Most of menu and footer comes by scripts only",
  title: "Send header, menu and footer of {pages} in the HTML",
  why: "Most of what stands around each page, such as menu and footer, is put in by a script after the page has arrived. Crawlers of AI assistants run no scripts and find few ways on from here, and search engines find your other pages late.",
  steps:
    "Let the server, or the program that builds the site, write header and footer into each page (an include, a layout, a part of the template). Scripts may then open menus and count the cart.",
  check: inSource("<nav", "menu and footer with their links, without running scripts"),
  seen: ({ onlyAfterScripts, examples }) =>
    `${counted(onlyAfterScripts, "link")} of menu and footer only after scripts ran, for example to ${listed(examples.map(addressOf), 2)}`,
};
