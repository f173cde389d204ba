import { htmlComment } from "../../../../escape/html.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { pageSays } from "../../../../fixes/guard/page-says.ts";
import { fillIn, isFillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { proposeTitle } from "../../../../fixes/words/title-proposal.ts";
import { titled } from "../../../../fixes/words/titles.ts";
import { tokensOf } from "../../../../reading/words.ts";
import type { SiteView } from "../../../../view/site-view.ts";

/** A title that says in so many words at least what there is beside the name; else its owner is told what the page says. */
const FEWEST_WORDS = 2;

export const fix: Fixer = perPage({
  make: (page, view) => {
    const proposal = proposeTitle(page, view);
    const isTelling =
      proposal !== null &&
      !isFillIn(proposal) &&
      wordsBeside(proposal, page.head.titles[0] ?? "", view) >= FEWEST_WORDS;
    if (isTelling) return titled(page, proposal);
    if (pageSays(page, view) !== "") return titled(page, `${view.name} – ${fillIn("what you offer, and where")}`);
    // A page that says nothing has no brief; its description may say more.
    const [said] = page.head.descriptions.filter((text) => text !== "").map(oneLine);
    return said === undefined
      ? null
      : htmlComment(
          `to write: a title of up to 60 letters: what you offer and where, then “${view.name}”. The description says: “${said}”`,
        );
  },
});

/** Words that are neither in the name nor in the present title, written apart or in one. */
function wordsBeside(proposal: string, present: string, { name }: SiteView): number {
  const said = [name, present].map((text) => tokensOf(text).join(""));
  return tokensOf(proposal).filter((word) => !said.some((one) => one.includes(word) || word.includes(one))).length;
}
