import type { Fixer } from "../../../../fixes/fixer.ts";
import { withAuthorPages } from "../../../../fixes/markup/author-markup.ts";
import { changing, hasOneOf } from "../../../../fixes/markup/change-entities.ts";

const ARTICLES = ["Article", "BlogPosting", "NewsArticle", "TechArticle", "Report", "ScholarlyArticle"];

export const fix: Fixer = changing((entity) => {
  if (!hasOneOf(entity, ...ARTICLES)) return entity;
  const author = withAuthorPages(entity["author"]);
  return author === undefined ? entity : { ...entity, author };
});
