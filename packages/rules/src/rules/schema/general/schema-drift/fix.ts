import { fillIn, type Fixer } from "../../../../fixes/fixer.ts";
import { changing, hasOneOf } from "../../../../fixes/markup/change-entities.ts";
import { pageName } from "../../../../view/page-name.ts";

const ARTICLES = ["Article", "BlogPosting", "NewsArticle", "TechArticle", "Report", "ScholarlyArticle"];

const PRODUCTS = ["Product", "ProductGroup", "IndividualProduct", "ProductModel", "Vehicle"];

/** The name in the markup is the one of the page's heading. */
export const fix: Fixer = changing((entity, { page, view }) => {
  const heading = page.headings.find(({ level, text }) => level === 1 && text !== "")?.text;
  const name = heading ?? pageName(page, view) ?? fillIn("name of what the page is about");
  if (page.kind === "product" && hasOneOf(entity, ...PRODUCTS)) return { ...entity, name };
  return page.kind === "article" && hasOneOf(entity, ...ARTICLES) ? { ...entity, headline: name } : entity;
});
