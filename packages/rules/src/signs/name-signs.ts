import type { PageFacts } from "@audit/facts";
import { mainHeadings } from "../reading/headings.ts";
import { mainItemsOf, mainProductOf } from "../reading/products.ts";
import { siteNameOn } from "../reading/site-names.ts";
import { firstText, valuesOf } from "../reading/structured-data.ts";
import { SNIPPET_SIZE, textWidth, TITLE_SIZE } from "../reading/text-width.ts";
import { beginsWith, hasTopicWords } from "../reading/topics.ts";
import { beginApart, isPlain, isUnspaced, normalised } from "../reading/words.ts";
import { nameBits } from "./bits.ts";
import {
  LONGEST_HEADING,
  NARROWEST_DESCRIPTION,
  NARROWEST_TITLE,
  WIDEST_DESCRIPTION,
  WIDEST_TITLE,
} from "../knowledge/limits.ts";

/** Of a page's title, description and main heading. */
export const headlineBits = nameBits(
  "titles",
  "wordedTitle",
  "titleInHead",
  "severalTitlesInHead",
  /** It fits into a result. */
  "fitTitle",
  /** Neither too short nor the site's name alone. */
  "tellingTitle",
  /** It holds name and brand of the marked up product word by word. */
  "titleNamesProduct",
  "titleBeginsWithHeading",
  "description",
  /** One with letters, and no other. */
  "singleDescription",
  "fitDescription",
  "descriptionUnlikeTitle",
  /** A heading of the first level with a text or a picture's. */
  "mainHeading",
  "writtenMainHeading",
  "severalMainHeadings",
  "longMainHeading",
  /** The marked up product and the main heading begin alike. */
  "headingNamesProduct",
);

const bit = headlineBits;

export function readNameSigns(page: PageFacts): number {
  const { titles, titlesOutsideHead, descriptions } = page.head;
  const inHead = titles.length - titlesOutsideHead;
  let signs = readHeadings(page);
  if (titles.length > 0) signs |= bit.titles;
  if (inHead > 0) signs |= inHead > 1 ? bit.titleInHead | bit.severalTitlesInHead : bit.titleInHead;
  const title = titles.find(Boolean) ?? "";
  const description = descriptions.find(Boolean) ?? "";
  if (title !== "") signs |= readTitle(title, page);
  if (description === "") return signs;
  signs |= bit.description;
  if (descriptions.length === 1 && /[a-z]/i.test(description)) signs |= bit.singleDescription;
  const pixels = textWidth(description, SNIPPET_SIZE);
  if (pixels >= NARROWEST_DESCRIPTION && pixels <= WIDEST_DESCRIPTION) signs |= bit.fitDescription;
  return titles[0] && beginApart(titles[0], description) ? signs | bit.descriptionUnlikeTitle : signs;
}

function readTitle(title: string, page: PageFacts): number {
  let signs = bit.wordedTitle;
  const plain = isPlain(title);
  const pixels = textWidth(title, TITLE_SIZE);
  if (plain && pixels <= WIDEST_TITLE) signs |= bit.fitTitle;
  if (pixels >= NARROWEST_TITLE && !isSiteName(title, page)) signs |= bit.tellingTitle;
  const heading = headingOf(page);
  if (heading !== "" && beginsWith(title, heading) && !isUnspaced(heading) && hasTopicWords(heading, 2))
    signs |= bit.titleBeginsWithHeading;
  const product = mainProductOf(page.structuredData);
  if (product === null) return signs;
  const isNamed = plain && title.includes(firstText(product, "name")) && title.includes(firstText(product, "brand"));
  return isNamed ? signs | bit.titleNamesProduct : signs;
}

function isSiteName(title: string, page: PageFacts): boolean {
  const name = siteNameOn(page);
  return name !== null && !beginApart(name, title) && normalised(name) === normalised(title);
}

/** The text of the only main heading; "" where there are several or a picture stands in it. */
function headingOf({ headings }: PageFacts): string {
  const [only, ...others] = mainHeadings(headings);
  return only === undefined || others.length > 0 || only.imageAlt !== "" ? "" : only.text.trim();
}

function readHeadings(page: PageFacts): number {
  let signs = 0;
  for (const { text, imageAlt } of mainHeadings(page.headings)) {
    if (text === "" && imageAlt === "") continue;
    signs |= (signs & bit.mainHeading) === 0 ? bit.mainHeading : bit.severalMainHeadings;
    if (text !== "") signs |= bit.writtenMainHeading;
    if (text.length > LONGEST_HEADING) signs |= bit.longMainHeading;
  }
  const items = mainItemsOf(page.structuredData);
  const heading = headingOf(page);
  if (items.length !== 1 || heading === "") return signs;
  const [product] = items;
  const name = firstText(product!, "name");
  const isOnly = valuesOf(product!, "name").length === 1 && valuesOf(product!, "model").length === 0;
  return isOnly && beginsWith(heading, name) && !isUnspaced(heading) && hasTopicWords(name, 1)
    ? signs | bit.headingNamesProduct
    : signs;
}
