import { articlePages } from "../../../../populations.ts";
import { mainArticlesOf } from "../../../../reading/articles.ts";
import { textsOf } from "../../../../reading/structured-data.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Names that shop and blog systems give to accounts, or that stand for none. */
const ACCOUNTS = new Set([
  "admin",
  "administrator",
  "webmaster",
  "root",
  "user",
  "test",
  "wordpress",
  "shopify",
  "author",
  "default",
]);

export const rule = definePageRule({
  id: "author-generic",
  category: "content",
  area: "trust",
  severity: "low",
  fixKind: "content",
  certainty: 1,
  aiVisibility: true,
  over: articlePages,
  reads: ["structuredData"],
  says: {
    failing: "Author is the name of an account",
    why: 'Readers, Google and assistants look for somebody who knows the subject. "admin" is nobody, and no other page can vouch for it.',
    fix: "Name the person who wrote or checks the text, with a page about that person, in the byline and in the markup.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/article#author-bp",
  },
  judge: ({ structuredData }) => {
    const names = mainArticlesOf(structuredData).flatMap((article) => textsOf(article, "author"));
    if (names.length === 0) return notApplicable();
    const account = names.find((name) => ACCOUNTS.has(normalised(name)));
    return account === undefined
      ? pass()
      : fail({ at: "Article > author", saw: quoted(account), expected: "a person's name" });
  },
});
