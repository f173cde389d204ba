import { specificTexts } from "../../../../reading/shown-things.ts";
import { en } from "./words.en.ts";
import { indexableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

/** An address inside an address (/web/https://shop.example/) has its double slash by right. */
const EMBEDDED = /https?:\/\//gi;

const BEHIND_SCHEME = "https://".length;

/** Only pages that answer 200 and name no other canonical: a redirect to the clean address mends it. */
export const rule = definePageRule({
  id: "url-double-slash",
  category: "technical",
  area: "url",
  severity: "medium",
  fixKind: "redirect",
  certainty: 1,
  over: indexableHtml,
  reads: ["url"],
  source: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  judge: ({ url }) => {
    if (!url.includes("//", BEHIND_SCHEME)) return pass();
    const { pathname } = new URL(url);
    if (!pathname.replace(EMBEDDED, "").includes("//")) return pass();
    return fail({ at: "URL", saw: quoted(pathname), expected: quoted(pathname.replace(/\/{2,}/g, "/")) });
  },
  words: { en },
  // Once no link carries them, nobody comes to them; the redirects go with that task.
  givesWayTo: [{ to: ["internal-link-double-slash"], as: "task", anywhere: true, withCode: true }],
  shows: (saw) => specificTexts([saw]),
  fix,
});
