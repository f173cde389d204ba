import { type PageFacts, readMeanings } from "@audit/facts";
import { reviewLanguages, reviewServices, reviewWords } from "../knowledge/review-words.ts";
import { remembered } from "../remembered.ts";
import { languageOf } from "./language.ts";
import { mainItemsOf } from "./products.ts";
import { itemsOf } from "./structured-data.ts";

/** True when the markup rates the product the page is about. */
export const isRatedInMarkup = (data: PageFacts["structuredData"]): boolean =>
  mainItemsOf(data).some((item) => RATED.some((name) => itemsOf(item, name).length > 0));

const RATED = ["aggregateRating", "review", "reviews"];

/** The service whose script writes reviews into the page, or null. */
export function reviewServiceOn({ scripts, iframes }: PageFacts["resources"]): string | null {
  for (const list of [scripts, iframes]) {
    for (const { url } of list) {
      const service = url === null ? null : reviewServiceAt(url);
      if (service !== null) return service;
    }
  }
  return null;
}

/** The same scripts are on all pages of a site. */
const reviewServiceAt = remembered((url): string | null => reviewServices.exec(url)?.[1] ?? null);

type Texts = Pick<PageFacts, "text" | "headings" | "commerce" | "links" | "outline" | "head">;

/** True when the page shows a rating or stars, or a heading, link or short text that names reviews. */
export function showsReviews({ text, headings, commerce, links, outline, head }: Texts): boolean {
  if (commerce.ratings.length > 0 || commerce.ratingText !== null || outline.ratingAt !== null) return true;
  const language = languageOf(head.lang);
  const isListed = language === null || reviewLanguages.has(language);
  const names = (said: string): boolean =>
    reviewWords.test(said) ||
    (!isListed && said.length < LONGEST_NAME && readMeanings(said, [language], ["reviews"]).length > 0);
  return (
    headings.some((heading) => names(heading.text)) ||
    links.some((link) => link.text.length < LONGEST_NAME && names(link.text)) ||
    text.paragraphs.some((paragraph) => paragraph.length < LONGEST_BLOCK && names(paragraph)) ||
    reviewWords.test(text.main)
  );
}

const LONGEST_NAME = 60;
const LONGEST_BLOCK = 80;
