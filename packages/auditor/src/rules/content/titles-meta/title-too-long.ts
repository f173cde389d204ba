import { indexableHtml } from "../../../populations.ts";
import { textWidth, TITLE_SIZE } from "../../../reading/text-width.ts";
import { quoted } from "../../../reading/words.ts";
import { definePageRule } from "../../../rule.ts";
import { fail, notApplicable, pass } from "../../../verdict.ts";

/** Google's desktop results give a title about 580 px of Arial 20 px before they cut it; measured, not promised. */
const MOST_PIXELS = 580;

export const titleTooLong = definePageRule({
  id: "title-too-long",
  category: "content",
  area: "titles-meta",
  severity: "low",
  fixKind: "meta",
  certainty: 0.8,
  over: indexableHtml,
  reads: ["head"],
  says: {
    failing: "Title is likely cut off in search results",
    why: "Search results show only the first part of a long title. Google still reads all of it, but people don't see the end.",
    fix: "Put the words that matter most first and cut the rest, so that the title fits in about 580 pixels (some 60 Latin letters).",
    source: "https://developers.google.com/search/docs/appearance/title-link",
  },
  judge: ({ head }) => {
    const title = head.titles.find(Boolean);
    if (title === undefined) return notApplicable();
    const pixels = textWidth(title, TITLE_SIZE);
    if (pixels <= MOST_PIXELS) return pass();
    return fail({
      at: "head > title",
      saw: { title: quoted(title), pixels },
      expected: `at most ${MOST_PIXELS} pixels`,
    });
  },
});
