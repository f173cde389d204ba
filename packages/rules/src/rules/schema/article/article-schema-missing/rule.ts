import { type PageFacts, readUrlHints } from "@audit/facts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { articlePages } from "../../../../populations.ts";
import { mainArticlesOf } from "../../../../reading/articles.ts";
import { articleTypes } from "../../../../knowledge/schema-types.ts";
import { isArchivePath } from "../../../../knowledge/utility-paths.ts";
import { pageUrl } from "../../../../reading/page-url.ts";
import { isNamedLegal } from "../../../../reading/legal-pages.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { everyItem, hasUnreadBlock, UNREAD_DOUBT } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** Texts that have a markup of their own. */
const OTHER_TEXTS = new Set([
  "Recipe",
  "HowTo",
  "QAPage",
  "FAQPage",
  "Review",
  "ClaimReview",
  "JobPosting",
  "Event",
  "LearningResource",
]);

const TEXTS: ReadonlySet<string> = new Set([...articleTypes, ...OTHER_TEXTS]);

export const rule = definePageRule({
  id: "article-schema-missing",
  category: "schema",
  area: "article",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.9,
  repair: { pasted: true },
  aiVisibility: true,
  over: articlePages,
  reads: ["url", "structuredData", "dates", "head", "headings", "links", "outline", "commerce"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/article",
  judge: (page) => {
    const { url, structuredData, dates } = page;
    if (mainArticlesOf(structuredData).length > 0) return pass();
    // A list of articles is none.
    if (isArchivePath(pageUrl(url).pathname) || isLaterPage(url)) return notApplicable();
    const types = [...new Set(everyItem(structuredData).flatMap(({ item }) => item.types))];
    // An article in a list, or one half told in attributes, is there; what it lacks is another rule's.
    if (types.some((type) => OTHER_TEXTS.has(type) || articleTypes.has(type))) return notApplicable();
    if (hasUnreadBlock(structuredData, TEXTS)) return unknown(UNREAD_DOUBT);
    // Texts about services and prices have the form of articles; what was published on a day, or in a blog, is one.
    const isFiled = readUrlHints(url).folder === "article";
    if (isNamedLegal(page) || (!isFiled && (isInMenu(page) || isPriced(page)))) return notApplicable();
    const isDated = dates.some(({ role, from }) => role === "published" || from === "time");
    if (!isDated && !isFiled) return notApplicable();
    return fail({
      at: "structured data",
      saw: { types: types.slice(0, 10) },
      expected: "Article, BlogPosting or NewsArticle",
    });
  },
  words: { en },
  givesWayTo: [
    { to: ["js-schema-only-rendered"], as: "finding" },
    { to: ["unwritten-pages"], as: "task" },
  ],
  onlyProposed: true,
  fix,
});

/** The menu leads to the house's own pages, about it and what it does; which posts there are, a list tells. */
const isInMenu = ({ links, url }: Pick<PageFacts, "links" | "url">): boolean =>
  links.some((link) => (link.region === "nav" || link.region === "header") && link.url === url && link.text !== "");

/** What can be had at a price is offered there, not told of; many prices are a list of goods. */
const isPriced = ({ outline, commerce }: Pick<PageFacts, "outline" | "commerce">): boolean =>
  commerce.buyControl !== null ||
  outline.prices.some(({ list, old, amount }) => !list && !old && amount > 0) ||
  outline.prices.length >= LEAST_PRICES;

const LEAST_PRICES = 3;
