import { htmlComment } from "../../../../escape/html.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { ownTitle } from "../../../../fixes/words/titles.ts";
import type { RepeatedText } from "../../../../reading/repeated-texts.ts";

/** New titles would tell pages apart that say the same; which of them is to stay only their owner knows. */
const joined: Fixer<RepeatedText> = perPage({
  make: (_page, _view, { evidence: { saw } }) =>
    htmlComment(
      `title and main heading as on ${saw.alsoOn.join(", ")}: write what only this page offers, or let it forward (301) there`,
    ),
});

export const fix: Fixer<RepeatedText> = (cause, view) =>
  (cause.faults.every(({ evidence }) => evidence.saw.sameHeading) ? joined : ownTitle)(cause, view);
