import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import type { SdValue } from "@audit/facts";
import { articlePages } from "../../../../populations.ts";
import { mainArticlesOf } from "../../../../reading/articles.ts";
import { isOrganization } from "../../../../reading/organizations.ts";
import { isItem, says, textOf, valuesOf } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "person-author-schema",
  category: "schema",
  area: "article",
  severity: "low",
  fixKind: "json-ld",
  certainty: 1,
  repair: { pasted: true },
  aiVisibility: true,
  over: articlePages,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/article#author-bp",
  judge: ({ structuredData }) => {
    const authors = mainArticlesOf(structuredData).flatMap((article) => valuesOf(article, "author"));
    const named = authors.filter((author) => textOf(author) !== "" && !(isItem(author) && isOrganization(author)));
    if (named.length === 0) return notApplicable();
    // Several syntaxes may name the same author; one page of the author is enough.
    const vouched = new Set(named.filter(hasPage).map(nameOf));
    const bare = new Set(named.map(nameOf).filter((name) => !vouched.has(name)));
    if (bare.size === 0) return pass();
    const saw = [...bare].slice(0, 3).map(quoted);
    return fail({ at: "Article > author", saw, expected: "a Person with url or sameAs" });
  },
  words: { en },
  // Only its owner knows an author's page that the site does not link: then there is nothing to ask for.
  onlyProposed: true,
  fix: fix,
});

const nameOf = (author: SdValue): string => textOf(author).trim();

/** An author written as an address alone is that page. */
const hasPage = (author: SdValue): boolean =>
  isItem(author) ? says(author, "url") || says(author, "sameAs") : URL.canParse(textOf(author));
