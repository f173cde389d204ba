import { publicContent } from "../../../../populations.ts";
import { SNIPPET_SIZE, textWidth } from "../../../../reading/text-width.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { NARROWEST_DESCRIPTION, WIDEST_DESCRIPTION } from "../../../../knowledge/limits.ts";

/** A word or two over the end of the second line is not worth anybody's time. */
const CUT_FOR_SURE = 1.1;

export const rule = definePageRule({
  id: "description-length",
  category: "content",
  area: "titles-meta",
  severity: "low",
  fixKind: "meta",
  certainty: 0.7,
  over: publicContent,
  reads: ["head"],
  says: {
    failing: "Meta description likely cut off or too short",
    why: "Search results show about two lines. What is longer gets cut, and what is very short gives no reason to click.",
    fix: "Aim for 70 to 155 letters and say the most important thing first.",
    source: "https://developers.google.com/search/docs/appearance/snippet",
  },
  told: ({ description, fitDescription }) => (!description ? notApplicable() : fitDescription ? pass() : null),
  judge: ({ head }) => {
    const description = head.descriptions.find(Boolean);
    if (description === undefined) return notApplicable();
    const pixels = textWidth(description, SNIPPET_SIZE);
    if (pixels >= NARROWEST_DESCRIPTION && pixels <= WIDEST_DESCRIPTION * CUT_FOR_SURE) return pass();
    const saw = { description: quoted(description), characters: description.length, pixels };
    const expected = `${NARROWEST_DESCRIPTION} to ${WIDEST_DESCRIPTION} pixels`;
    return fail({ at: "head > meta[name=description]", saw, expected });
  },
});
