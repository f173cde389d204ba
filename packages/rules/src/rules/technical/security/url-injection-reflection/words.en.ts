import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { textPlace } from "../../../../wording/page-places.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly asked: string; readonly shown: string }> = {
  failing: "Words from the address show up on a page that may be listed",
  title: "Stop {pages} from repeating words out of the address",
  why: "Spammers link to your site with their words in the address. When the page repeats them and may be listed, their spam stands in search results under your name.",
  steps:
    "Don't repeat unknown parts of the address in title and text, or forbid search engines to list such addresses.",
  check: inSource("zqxaudit7", "nothing, or a page with noindex"),
  seen: ({ asked, shown }, { evidence }) =>
    `a word that we put into the address, “${oneLine(asked)}”, in ${textPlace(evidence.at)}: ${quote(shown)}`,
};
