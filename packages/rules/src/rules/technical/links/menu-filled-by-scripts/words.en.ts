import { openSource } from "../../../../wording/checks.ts";
import { counted, number } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly id: string; readonly pages: number; readonly lists: number }> = {
  failing: "The menu's categories come by scripts only",
  title: "Put the categories into the HTML of the menu",
  why: "Readers that run no scripts, most AI crawlers among them, find the categories by the few links that stand elsewhere. From every page, one step to every category is what a menu is for.",
  steps:
    "Let the server, or the program that builds the site, write a plain link to each category into that element of the layout. The script may show, count and sort them as before.",
  check: ({ url }) => `${openSource(url)}. Expected: a link to each category in the menu's box that is empty now.`,
  seen: ({ id, pages, lists }) =>
    `nothing in the menu's box “${id}” on ${counted(pages, "page")}, of a site with ${number(lists)} categories`,
};
