import { itemAt, type PageFacts, type SiteFacts } from "@audit/facts";
import { readableHtml } from "../populations.ts";

/** Pages of one template load alike: a few of each say what a template needs. */
const EACH_TEMPLATE = 2;
const MOST_TEMPLATES = 20;

/** The first pages of each of the largest templates: for questions that need a page's heavy parts. */
export function sampledPages({ pages, templates }: Pick<SiteFacts, "pages" | "templates">): PageFacts[] {
  return templates
    .slice(0, MOST_TEMPLATES)
    .flatMap((template) => template.pages.slice(0, EACH_TEMPLATE).map((index) => itemAt(pages, index)))
    .filter(readableHtml.includes);
}
