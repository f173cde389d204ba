import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Pages are linked only after scripts ran",
  title: "{pages} {links|link} to other pages only after scripts have run",
  why: "AI crawlers run no scripts and never find these pages; Google finds them days later, after rendering.",
  steps:
    "Write links to pages as a elements with an href into the HTML that the server sends, at least in menus and lists.",
  check: inSource("<a ", "the links listed stand in the source, without running scripts"),
};
