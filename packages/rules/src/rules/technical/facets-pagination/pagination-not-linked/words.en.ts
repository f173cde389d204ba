import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The rest of a list can't be reached by links",
  title: "The rest of the list on {pages} can't be reached by links",
  why: "The page shows part of its products and loads the others by script. Search engines press no buttons, so products behind it are found late or not at all.",
  steps:
    'Put plain links to the next pages under the list, for example <a href="?page=2">. A button that loads more may stay beside them.',
  check: inSource("page=2", "a link to the second page of the list"),
};
