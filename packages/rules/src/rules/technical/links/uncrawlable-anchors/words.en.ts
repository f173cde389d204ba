import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Links that only a script can follow",
  title: "{pages} {opens|open} other pages by script instead of links",
  why: "Search engines follow <a href> alone. These elements open a page by script, so what lies behind them is found by nobody who doesn't click.",
  steps: 'Make each of them a link: <a href="/address">. The script may stay and take over the click.',
  check: inSource("onclick", "no address opened by script without a link to it"),
};
