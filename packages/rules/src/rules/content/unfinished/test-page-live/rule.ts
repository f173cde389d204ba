import { worklist } from "../../../../fixes/worklist.ts";
import { testNames, trialAddresses, trialWords } from "../../../../knowledge/test-names.ts";
import { publicHtml } from "../../../../populations.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { collapsed, isUnspaced, normalised, quoted } from "../../../../reading/words.ts";
import { pageUrl } from "../../../../reading/page-url.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";
import { decoded } from "../../../../reading/decoded.ts";

/** Signs that join the name of a page with that of the site. */
const JOINED = /\s+[|–—·•»:-]\s+/;
const NUMBERED = /[\s_-]*(?:no\.?\s*|nr\.?\s*|#\s*)?\d{1,4}$/;

/** A letter alone names the page of an index ("/glossary/a"), and in scripts without spaces it is a word. */
export const rule = definePageRule({
  id: "test-page-live",
  category: "content",
  area: "unfinished",
  severity: "high",
  fixKind: "content",
  certainty: 0.9,
  over: publicHtml,
  reads: ["head", "headings", "kind", "url"],
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  judge: ({ head, headings, kind, url }) => {
    const title = head.titles.find(Boolean);
    const heading = mainHeadings(headings).find(({ text }) => text !== "")?.text;
    const names = [
      ...(heading === undefined ? [] : [{ at: "heading", name: heading }]),
      ...(title === undefined ? [] : [{ at: "head > title", name: title }]),
    ];
    const trial = unnamedTrial(url, heading, title);
    if (trial !== null)
      return fail({ at: "address", saw: quoted(trial), expected: "the name of what the page is for" });
    if (names.length === 0) return notApplicable();
    const found = names.find(({ at, name }) => isLetter(name, at, url) || isTrial(name, kind === "product"));
    if (found === undefined) return pass();
    return fail({ at: found.at, saw: quoted(found.name), expected: "the name of what the page is for" });
  },
  words: { en },
  mild: {
    when: ({ evidence: { at } }) => at === "address",
    because: "the page has no name that anybody could search for or meet in a list",
  },
  replacesPage: true,
  fix: worklist(en),
});

/** A title that begins with the sign behind a name: the page has none. */
const NAMELESS = /^[|–—·•»:-]\s/;

/** The address of a page without a name that is called after a trial, as "dummy" is. */
function unnamedTrial(url: string, heading: string | undefined, title: string | undefined): string | null {
  if (heading !== undefined || (title !== undefined && !NAMELESS.test(title.trim()))) return null;
  const last = pageUrl(url).pathname.split("/").findLast(Boolean) ?? "";
  const name = normalised(decoded(last).replace(/\.\w+$/, ""));
  return trialWords.has(name) || trialAddresses.has(name) || testNames.has(name.replaceAll("-", " ")) ? last : null;
}

function isLetter(name: string, at: string, url: string): boolean {
  const letter = collapsed(name);
  if (!/^[\p{L}\p{N}]\p{M}*$/u.test(letter) || isUnspaced(letter)) return false;
  const last = pageUrl(url).pathname.split("/").findLast(Boolean) ?? "";
  return at === "head > title" || decoded(last).toLowerCase() !== letter.toLowerCase();
}

function isTrial(name: string, isProduct: boolean): boolean {
  const own = normalised(name.split(JOINED)[0] ?? "");
  const plain = /\d$/.test(own) ? own.replace(NUMBERED, "") : own;
  return testNames.has(own) || testNames.has(plain) || (isProduct && (trialWords.has(own) || trialWords.has(plain)));
}
