import type { Words } from "../../../../words.ts";
import { number } from "../../../../wording/plural.ts";

export const en: Words<{ readonly elements: number }> = {
  failing: "Page is built of too many elements",
  title: "Reduce the number of HTML elements on {pages}",
  why: "Every element costs memory and time on each touch and scroll, most of all on cheaper phones.",
  steps: "Show fewer products or menu entries at once, and drop wrappers and hidden copies that nobody needs.",
  check: ({ url }) =>
    `Open ${url} and type document.querySelectorAll("*").length into the browser's console. Expected: fewer than before, at best below 1,500.`,
  seen: ({ elements }) => `${number(elements)} elements in one page, where 3,000 is a lot already`,
};
