import { specificTexts } from "../../../../reading/shown-things.ts";
import { en } from "./words.en.ts";
import { publicHtml } from "../../../../populations.ts";
import { bareForm } from "../../../../reading/address-form.ts";
import { canonicalTarget } from "../../../../reading/canonical-target.ts";
import { isLoopback } from "../../../../reading/origin.ts";
import { openGraphValue } from "../../../../reading/social-tags.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

export const rule = definePageRule({
  id: "og-url-mismatch",
  category: "social",
  area: "open-graph",
  severity: "low",
  fixKind: "meta",
  certainty: 0.9,
  repair: { pasted: true },
  over: publicHtml,
  reads: ["url", "head", "response"],
  source: "https://developers.facebook.com/docs/sharing/webmasters/",
  judge: (page) => {
    const written = openGraphValue(page.head, "og:url");
    if (written === null) return notApplicable();
    const expected = canonicalTarget(page) ?? page.url;
    const named = URL.parse(written, page.url);
    // On a copy served locally the public address is right.
    if (isLoopback(page.url) && named !== null && !isLoopback(named.href)) return notApplicable();
    if (named !== null && placeOf(named.href) === placeOf(expected)) return pass();
    return fail({ at: "head > meta[property=og:url]", saw: quoted(written), expected });
  },
  words: { en },
  symptoms: [{ of: "previews", rank: 4, shows: () => true }],
  // A copy goes by the address of its original, which the repair of the copies gives it.
  givesWayTo: [{ to: ["exact-duplicates"], as: "task" }],
  shows: (saw) => specificTexts([saw]),
  fix,
});

/** Servers give a folder's index file under the folder's address too, and a page without its ending: better names for both. */
const placeOf = (url: string): string =>
  bareForm(
    url
      .replace(/\/index\.(html?|php)$/i, "/")
      .replace(/\.html?$/i, "")
      .replace(/%[0-9a-f]{2}/gi, (sign) => sign.toUpperCase()),
  );
