import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ dead: number; links: number }> = {
  failing: "The page for addresses that don't exist leads nowhere",
  title: "Make your page for addresses that don't exist lead on",
  why: "Who follows an old link or mistypes an address sees this page; as it is, nearly everything on it can be clicked and does nothing.",
  steps:
    "Give the page the header and footer of your other pages in place of the template's, say in one sentence that the address doesn't exist, and put the links below it. Keep its status 404.",
  check: onPage("one sentence, links that open your pages, and the status 404"),
  seen: ({ dead, links }) => `${dead} of its ${links} links have no address`,
};
