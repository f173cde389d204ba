import { isFillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { proposeTitle } from "../../../../fixes/words/title-proposal.ts";
import { titled } from "../../../../fixes/words/titles.ts";
import { tokensOf } from "../../../../reading/words.ts";
import type { SiteView } from "../../../../view/site-view.ts";

/** A title that says in so many words at least what there is beside the name; else its owner's text is not asked for. */
const FEWEST_WORDS = 2;

export const fix: Fixer = perPage({
  make: (page, view) => {
    const proposal = proposeTitle(page, view);
    const isTelling =
      proposal !== null &&
      !isFillIn(proposal) &&
      wordsBeside(proposal, page.head.titles[0] ?? "", view) >= FEWEST_WORDS;
    return isTelling ? titled(page, proposal) : null;
  },
});

/** Words that are neither in the name nor in the present title, written apart or in one. */
function wordsBeside(proposal: string, present: string, { name }: SiteView): number {
  const said = [name, present].map((text) => tokensOf(text).join(""));
  return tokensOf(proposal).filter((word) => !said.some((one) => one.includes(word) || word.includes(one))).length;
}
