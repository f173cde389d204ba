import { en } from "./words.en.ts";
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
  source: "https://developers.google.com/search/docs/appearance/structured-data/article#author-bp",
  judge: ({ structuredData }) => {
    const names = mainArticlesOf(structuredData).flatMap((article) => textsOf(article, "author"));
    if (names.length === 0) return notApplicable();
    const account = names.find((name) => ACCOUNTS.has(normalised(name)));
    return account === undefined
      ? pass()
      : fail({ at: "Article > author", saw: quoted(account), expected: "a person's name" });
  },
  words: { en },
  fix: null,
});
