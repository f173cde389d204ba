import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Scripts and their data inside the HTML outweigh the page",
  title: "{pages} {carries|carry} more script in {its|their} HTML than content",
  why: "The HTML carries scripts or their data (__NEXT_DATA__, __NUXT__ and the like) on top of the content. Phones load and parse all of it before the page reacts, and crawlers with a limit read less of the page itself.",
  steps:
    "Send scripts only the fields that they use, load the rest when it is asked for, and move code into files that browsers keep.",
  check: onPage("inline scripts below 128 kB, as the browser's developer tools show under Network"),
};
