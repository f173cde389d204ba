import { absent, linked, type LookedAt } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<LookedAt> = {
  failing: "No page about the business",
  title: "Write a page about who runs the site",
  why: "Buyers, search engines and answer engines look for who stands behind a shop. Without such a page they find only what others say.",
  steps:
    'Write an "About us" page with the company\'s name, address, people and history, and link it from the footer of every page.',
  check: linked("the page about you"),
  seen: absent("page about the business"),
};
