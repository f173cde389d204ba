import type { SiteFacts } from "@audit/facts";
import { pagesIn, productPages } from "../../../../populations.ts";
import { noted } from "../../../../reading/noted.ts";
import { isRented } from "../../../../reading/rented.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { businessLanguages } from "../../../../knowledge/business-pages.ts";
import { judgeBusinessPage } from "../../../../reading/business-pages.ts";
import { isShop } from "../../../../reading/shop.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { notApplicable } from "../../../../verdict.ts";

const isLent = noted((page): boolean => isRented(page));

/** Goods that are lent come back by what was agreed, not by the law on distance sales. */
function isLender({ pages }: Pick<SiteFacts, "pages">): boolean {
  const goods = pagesIn(pages, productPages);
  return goods.length > 0 && goods.filter(isLent).length >= goods.length / 2;
}

export const rule = defineSiteRule({
  id: "returns-page",
  category: "content",
  area: "trust",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  businesses: ["online-shop"],
  repair: { work: "new-page", once: true },
  aiVisibility: true,
  languages: businessLanguages,
  reads: ["home", "profile", "pages", "graph", "coverage"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/return-policy",
  judge: (site) => (isShop(site) && !isLender(site) ? judgeBusinessPage(site, "returns", "Returns") : notApplicable()),
  words: { en },
  symptoms: [{ of: "legal-pages", rank: 1, shows: () => true }],
  fix,
});
