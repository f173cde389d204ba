import { specificTexts } from "../../../../reading/shown-things.ts";
import { titledFrames } from "./fix.ts";
import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Players and maps, which are there to be seen; frames of tools may be hidden. */
const EMBEDS =
  /^https?:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video|google\.[a-z.]+\/maps|maps\.google\.|openstreetmap\.org\/export|dailymotion\.com\/embed|open\.spotify\.com\/embed|w\.soundcloud\.com\/player)/i;

export const rule = definePageRule({
  id: "a11y-iframe-title",
  category: "technical",
  area: "accessibility",
  severity: "low",
  fixKind: "template",
  upkeep: true,
  certainty: 1,
  over: readableHtml,
  reads: ["resources"],
  source: "https://www.w3.org/WAI/WCAG22/Techniques/html/H64",
  judge: ({ resources }) => {
    const shown = resources.iframes.filter(({ url }) => url !== null && EMBEDS.test(url));
    if (shown.length === 0) return notApplicable();
    const nameless = shown.filter(({ title }) => !title?.trim());
    if (nameless.length === 0) return pass();
    return fail({
      at: "iframe",
      saw: nameless.slice(0, 5).map(({ url }) => quoted(url!)),
      expected: "a title attribute",
    });
  },
  words: { en },
  // What a film or a map shows, its address seldom says.
  onlyAlong: true,
  shows: (saw) => specificTexts(saw),
  fix: titledFrames,
});
