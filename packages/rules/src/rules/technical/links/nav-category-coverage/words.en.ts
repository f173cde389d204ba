import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Full categories can't be reached from the menu",
  title: "{pages} can't be reached from the menu",
  why: "Neither the home page nor a category linked there leads to these lists. Shoppers who browse never see them, and search engines take them for side rooms.",
  steps: "Add the categories to the menu, or link them from the category they belong to.",
  check: ({ view }) =>
    `Open ${view.site.home} and go through the menu. Expected: the category is one or two clicks away.`,
};
