import * as clean from "../../../../fixes/links/clean-links.ts";
import { en } from "./words.en.ts";
import { addressTrait } from "../../../../reading/address-traits.ts";
import { internalLinks, internalLinksWith, shownLink } from "../../../../reading/page-links.ts";
import { servedHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const NAMED =
  /^(jsessionid|phpsessid|aspsessionid\w*|asp\.net_sessionid|oscsid|zenid|xtcsid|modsid|cfid|cftoken|sess(ion)?_?id)$/i;
const IN_PATH = /;(jsessionid|sid|phpsessid)=|\/\(S\([a-z0-9]{20,}\)\)\//i;
/** "sid" also names shops and sizes; only a long token of letters and digits is a session. */
const TOKEN = /^(?=.*\d)[a-z0-9,-]{16,}$/i;

export const rule = definePageRule({
  id: "internal-url-session-id",
  category: "technical",
  area: "crawlability",
  severity: "medium",
  fixKind: "template",
  certainty: 0.95,
  over: servedHtml,
  reads: ["url", "links"],
  source: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  judge: (page) => {
    if (internalLinks(page).length === 0) return notApplicable();
    const found = internalLinksWith(page, withSession);
    if (found.length === 0) return pass();
    return fail({ at: "a[href]", saw: { links: found.length, examples: found.slice(0, 5).map(shownLink) } });
  },
  words: { en },
  fix: clean.cleanLinks,
});

const withSession = addressTrait(
  (url) => hasSession(new URL(url)),
  (url) => /[?;(]/.test(url),
);

function hasSession({ pathname, searchParams }: URL): boolean {
  if (IN_PATH.test(pathname)) return true;
  return [...searchParams].some(([name, value]) =>
    name.toLowerCase() === "sid" ? TOKEN.test(value) : value !== "" && NAMED.test(name),
  );
}
