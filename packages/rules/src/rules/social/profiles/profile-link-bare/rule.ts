import { isNetworkHome } from "@audit/facts";
import { worklist } from "../../../../fixes/worklist.ts";
import { readableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { remembered } from "../../../../remembered.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

const MOST_NAMED = 5;

/** The links of menus and footers come again on every page. */
const isBare = remembered(isNetworkHome);

/** A theme's icons lead to the networks themselves until somebody fills in the profiles. */
export const rule = definePageRule({
  id: "profile-link-bare",
  category: "social",
  area: "profiles",
  severity: "low",
  fixKind: "template",
  certainty: 0.95,
  over: readableHtml,
  reads: ["links"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/organization",
  judge: ({ links }) => {
    const bare = [
      ...new Set(
        links.flatMap(({ url, hidden, region }) =>
          url !== null && !hidden && region !== "main" && isBare(url) ? url : [],
        ),
      ),
    ];
    if (links.length === 0) return notApplicable();
    if (bare.length === 0) return pass();
    return fail({
      at: "a[href]",
      saw: { bare: bare.slice(0, MOST_NAMED).map(quoted) },
      expected: "the address of a profile",
    });
  },
  words: { en },
  shows: ({ bare }) => bare,
  fix: worklist(en),
});
