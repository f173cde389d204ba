import { registrableDomainOf } from "@audit/facts";
import { homePage } from "../../../../populations.ts";
import { siteNameOn } from "../../../../reading/site-names.ts";
import { quoted, tokensOf, withoutAccents } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

/** A longer name may well say what is sold. */
const MOST_WORDS = 3;
/** "Home", "Start page": with more words a link to the start page says something else. */
const MOST_LINK_WORDS = 2;

/** The name in the title is told from other words by the site's stated name, its domain, and how it calls its start page. */
export const rule = definePageRule({
  id: "home-title-brand-only",
  category: "content",
  area: "titles-meta",
  severity: "medium",
  fixKind: "meta",
  certainty: 0.8,
  repair: { pasted: true },
  over: homePage,
  reads: ["head", "structuredData", "links", "url"],
  source: "https://developers.google.com/search/docs/appearance/title-link",
  judge: ({ head, structuredData, links, url }) => {
    const text = head.titles.find((one) => one !== "");
    if (text === undefined) return notApplicable();
    const words = wordsOf(text);
    const name = siteNameOn({ head, structuredData });
    const label = registrableDomainOf(new URL(url).hostname).split(".")[0] ?? "";
    const stated = [name ?? "", /^\d*$/.test(label) ? "" : label, saidTwice(text)];
    const names = stated.map(squeezed).filter((one) => one !== "");
    const called = links
      .filter((link) => link.url === url)
      .flatMap(({ text, label }) => [text, label].map(wordsOf))
      .filter((some) => some.length <= MOST_LINK_WORDS)
      .flat();
    // Without a stated name the logo's words tell it, but not that a title with others has more than the name.
    if (names.length === 0 && !words.every((word) => called.includes(word)))
      return unknown("Neither the page nor its address states the site's name.");
    const isName = (word: string): boolean => names.some((one) => one.includes(word));
    const rest = words.filter((word) => !isName(word) && !called.includes(word));
    const said = new Set(words.filter(isName));
    if (rest.length > 0 || said.size > MOST_WORDS) return pass();
    return fail({
      at: "head > title",
      saw: { title: quoted(text) },
      expected: "what the site offers, beside its name",
    });
  },
  words: { en },
  givesWayTo: [{ to: ["title-duplicate"], as: "task" }],
  onlyProposed: true,
  fix,
});

/** "Acme - Acme" is a name and the same name as its end. */
function saidTwice(title: string): string {
  const parts = title.split(/\s*[|｜]\s*|\s+[–—·•»-]\s+/u).map(squeezed);
  return parts.length > 1 && new Set(parts).size === 1 ? (parts[0] ?? "") : "";
}

const wordsOf = (text: string): string[] => tokensOf(withoutAccents(text));

const squeezed = (text: string): string => wordsOf(text).join("");
