import { isRelative } from "../../../../reading/shown-things.ts";
import { languageVersions } from "../../../../fixes/head/hreflang.ts";
import { en } from "./words.en.ts";
import { indexableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "hreflang-relative",
  category: "technical",
  area: "international",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  repair: { pasted: true },
  over: indexableHtml,
  reads: ["head"],
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions#guidelines",
  judge: ({ head }) => {
    const links = head.hreflang.filter((link) => link.inHead);
    if (links.length === 0) return notApplicable();
    const short = links.filter(({ href }) => !/^https?:\/\//i.test(href.trim()));
    if (short.length === 0) return pass();
    const saw = short.slice(0, 5).map(({ hreflang, href }) => ({ hreflang, href: quoted(href) }));
    return fail({ at: "head > link[rel=alternate][hreflang]", saw, expected: "addresses that start with https://" });
  },
  words: { en },
  givesWayTo: [
    { to: ["hreflang-conflict"], as: "task" },
    // A second writing of an address shows the file of the first.
    { to: ["url-double-slash"], as: "finding" },
  ],
  symptoms: [
    {
      of: "relative-export",
      rank: 1,
      shows: ({ evidence: { saw } }) => saw.some(({ href }) => isRelative(href)),
    },
  ],
  fix: languageVersions,
});
