import { itemAt } from "@audit/facts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { articlePages } from "../../../../populations.ts";
import { mainArticlesOf } from "../../../../reading/articles.ts";
import { unmet } from "../../../../reading/requirements.ts";
import { placeOf } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Google recommends all four; posts of forums and social media need no headline or image. */
const WANTED = [["headline", "name"], ["image", "thumbnailUrl"], ["datePublished"], ["author", "creator"]];
const POSTS = new Set(["SocialMediaPosting", "DiscussionForumPosting"]);

export const rule = definePageRule({
  id: "article-required",
  category: "schema",
  area: "article",
  severity: "low",
  fixKind: "json-ld",
  certainty: 1,
  repair: { pasted: true },
  aiVisibility: true,
  over: articlePages,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/article",
  judge: ({ structuredData }) => {
    const articles = mainArticlesOf(structuredData).filter(({ types }) => !types.some((type) => POSTS.has(type)));
    const [first] = articles;
    if (first === undefined) return notApplicable();
    // Theme and plugin may both describe the article: one complete description is enough.
    const missing = itemAt(
      articles.map((article) => unmet(article, WANTED)).toSorted((a, b) => a.length - b.length),
      0,
    );
    if (missing.length === 0) return pass();
    return fail({ at: placeOf(first), saw: { missing }, expected: "headline, image, datePublished and author" });
  },
  words: { en },
  fix,
  // Each of them is welcome and none required.
  onlyAlong: true,
});
