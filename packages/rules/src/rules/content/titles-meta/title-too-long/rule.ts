import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { indexableHtml } from "../../../../populations.ts";
import { sameName, siteNameOn } from "../../../../reading/site-names.ts";
import { textWidth, TITLE_SIZE } from "../../../../reading/text-width.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { WIDEST_TITLE } from "../../../../knowledge/limits.ts";

/** Google's desktop results cut a title at about 580 to 600 px of Arial 20 px; measured, not promised. */
const SAFE_PIXELS = 580;

/** Nobody misses the site's name where it is cut off: results show it above the title. */
const NAME_AT_END = /^(?<own>.{12,})\s+(?<sign>[|–—·•»-])\s+(?<name>\S.*)$/u;
/** A page that names no site still sets its name apart by this sign. */
const LONGEST_NAME = 25;

export const rule = definePageRule({
  id: "title-too-long",
  category: "content",
  area: "titles-meta",
  severity: "low",
  fixKind: "meta",
  certainty: 0.8,
  repair: { pasted: true, perPage: true },
  over: indexableHtml,
  reads: ["head", "structuredData"],
  source: "https://developers.google.com/search/docs/appearance/title-link",
  judge: ({ head, structuredData }) => {
    const title = head.titles.find(Boolean);
    if (title === undefined) return notApplicable();
    const own = withoutName(title, siteNameOn({ head, structuredData }));
    const pixels = textWidth(own, TITLE_SIZE);
    if (pixels <= WIDEST_TITLE) return pass();
    return fail({
      at: "head > title",
      saw: { title: quoted(title), pixels, ...(own === title ? {} : { without: "the site's name" }) },
      expected: `at most ${SAFE_PIXELS} pixels`,
    });
  },
  words: { en },
  // Those shorten the same title, and keep of it what tells it from others.
  givesWayTo: [{ to: ["title-duplicate", "title-boilerplate"], as: "task" }],
  fix,
});

function withoutName(title: string, siteName: string | null): string {
  const { own = title, sign, name = "" } = NAME_AT_END.exec(title)?.groups ?? {};
  const isName = siteName === null ? sign === "|" && name.length <= LONGEST_NAME : sameName(name, siteName);
  return isName ? own : title;
}
