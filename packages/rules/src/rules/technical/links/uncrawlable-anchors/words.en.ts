import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly links: number; readonly targets: readonly string[] }> = {
  failing: "Links that only a script can follow",
  title: "Turn the script links on {pages} into real links",
  why: "Search engines follow real links alone. These elements open a page by script, so what lies behind them is found by nobody who doesn't click.",
  steps: "Make each of them a link with its address. The script may stay and take over the click.",
  check: inSource("onclick", "no address opened by script without a link to it"),
  seen: ({ links, targets }) =>
    `${counted(links, "place")} to click that only a script follows, for example to ${listed(targets.map(addressOf), 2)}`,
};
