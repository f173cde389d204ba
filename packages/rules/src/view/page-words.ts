import { cutAtWord, oneLine } from "../escape/plain.ts";
import { decoded } from "../reading/decoded.ts";
import { addressWords, pathAndQuery } from "./address-words.ts";
import { productOf, said } from "./entities.ts";
import { holdsLanguages } from "./in-own-language.ts";
import { oncePerPage } from "./once-per-page.ts";
import { firstParagraph, isForeign } from "./own-sentences.ts";
import { pageName } from "./page-name.ts";
import { pagesWithPreview } from "./preview-times.ts";
import type { SiteView } from "./site-view.ts";

/** Words for a link to the page: its own name, else the last part of its address. */
export function linkWords(url: string, view: SiteView, most = 60): string {
  const page = view.pageAt(url);
  const name = page && page.response.status === 200 ? pageName(page, view) : null;
  return cutAtWord(name ?? addressWords(url) ?? url, most, "…");
}

/** What tells the page from all others in a list: its name when no other page has it, else its path. */
export function pageLabel(url: string, view: SiteView, most = 60): string {
  const page = view.pageAt(url);
  const name = page ? pageName(page, view) : null;
  return name && view.pagesNamed(name) > 1
    ? cutAtWord(decoded(pathAndQuery(url)), most, "…")
    : linkWords(url, view, most);
}

const MOST_NAMESAKES = 2;

/** A program that took the start of a page took its trail: "Home › Forums › Clay". */
const TRAIL = /^[^.!?]{1,80} [›»] [^.!?]{1,80} [›»] /u;

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What the page already says in a sentence or two about itself, markup first; null when nothing does. */
export const pageSummary = oncePerPage((page, view): string | null => {
  const preview = page.head.openGraph["og:description"];
  const described = [
    page.head.descriptions
      .map(oneLine)
      .find((text) => text.length >= 20 && view.pagesDescribed(text) <= MOST_NAMESAKES),
    said(productOf(page), "description"),
    preview !== undefined && pagesWithPreview("og:description", preview, view) <= MOST_NAMESAKES ? preview : null,
    firstParagraph(page, view),
  ];
  const heading = bare(page.headings.find(({ level }) => level === 1)?.text ?? "");
  // What only repeats the page's name tells nothing of it.
  const isOwn = (text: string): boolean =>
    text.length >= 20 &&
    !heading.includes(bare(text)) &&
    !TRAIL.test(text) &&
    !view.isShared(text) &&
    !isForeign(text, page) &&
    !holdsLanguages(text);
  return described.map((text) => oneLine(text ?? "")).find(isOwn) ?? null;
});
