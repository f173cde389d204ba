import * as canonical from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
import { isUnfilledAddress, type LinkRelFact } from "@audit/facts";
import { listableHtml } from "../../../../populations.ts";
import { canonicalsInHead } from "../../../../reading/canonical-target.ts";
import { quoted } from "../../../../reading/words.ts";
import { pageUrl } from "../../../../reading/page-url.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** "https:/shop", "https//shop", "https://https://shop": browsers resolve these to addresses nobody meant. */
const BROKEN_SCHEME = /^https?(:?\/(?!\/)|:(?!\/\/)|\/\/)|^https?:\/\/https?[:/]/i;

const EMPTY = "empty";
const FRAGMENT = "has a # part, which search engines drop";

export const rule = definePageRule({
  id: "canonical-empty-or-invalid",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  repair: { pasted: true, result: "4-8 weeks" },
  over: listableHtml,
  reads: ["head", "url"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: (page) => {
    const links = canonicalsInHead(page);
    if (links.length === 0) return notApplicable();
    for (const link of links) {
      const problem = problemOf(link, page.url);
      if (problem)
        return fail({
          at: "link[rel=canonical]",
          saw: { href: quoted(link.href), problem },
          expected: "a full address",
        });
    }
    return pass();
  },
  words: { en },
  mild: {
    when: ({ evidence: { saw } }) => saw.problem === EMPTY || saw.problem === FRAGMENT,
    because: "search engines read the page as if it had no such link",
  },
  fix: canonical.selfCanonical,
});

function problemOf({ href, url }: LinkRelFact, page: string): string | null {
  const written = href.trim();
  if (written === "") return EMPTY;
  if (isUnfilledAddress(written)) return "a placeholder that was not filled";
  if (BROKEN_SCHEME.test(written)) return "the scheme is misspelt";
  if (url === null || !/^https?:/.test(url)) return "not a web address";
  const { hostname } = pageUrl(page);
  if (/^www\.[a-z0-9-]+\./i.test(written) || written.startsWith(`${hostname}/`) || written === hostname)
    return "https:// is missing";
  return written.includes("#") ? FRAGMENT : null;
}
