import { type PageFacts, readMeanings } from "@audit/facts";
import { pageUrl } from "./page-url.ts";
import { noted } from "./noted.ts";

const LONGEST_NAME = 80;
const NONE: readonly string[] = [];

/** The last part of an address as words: "/terms-of-use.html" is "terms of use". */
const lastWords = (url: string): string =>
  (pageUrl(url).pathname.split("/").filter(Boolean).at(-1) ?? "").replace(/\.\w+$/, "").replace(/[-_.+]+/g, " ");

/** True for terms, privacy policies and imprints, by what they are called in any language. */
export const isLegalPage = noted((page): boolean => isCalledLegal(page));

export type Named = Pick<PageFacts, "isHtml" | "response" | "kind" | "url" | "head" | "headings">;

/** The same of a page at hand. */
export function isCalledLegal(page: Named): boolean {
  if (!page.isHtml || page.response.status !== 200) return false;
  if (page.kind === "legal") return true;
  if (page.kind !== "other" && page.kind !== "category" && page.kind !== "list") return false;
  return isNamedLegal(page);
}

/** True for a page named after terms, privacy or imprint; shipping and returns may be told in a sentence. */
export function isNamedLegal(page: Pick<Named, "url" | "head" | "headings">): boolean {
  return shortNames(page).some((name) => readMeanings(name, NONE, ["terms", "privacy", "imprint"]).length > 0);
}

function shortNames(page: Pick<Named, "url" | "head" | "headings">): string[] {
  const headings = page.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  const names = [...page.head.titles.slice(0, 1), ...headings.slice(0, 1), lastWords(page.url)];
  return names.filter((name) => name !== "" && name.length <= LONGEST_NAME);
}

/** True for the page on which the law makes the owner say who he is, and for none on data or terms. */
export const isImprint = noted((page): boolean => {
  if (!isCalledLegal(page)) return false;
  const meant = shortNames(page).flatMap((name) => readMeanings(name, NONE, ["terms", "privacy", "imprint"]));
  return meant.includes("imprint") && !meant.includes("privacy") && !meant.includes("terms");
});

/** Pages on which the owner gives his details: legal ones, contact and about. */
export const namesWho = (page: Named): boolean =>
  page.kind === "contact" || page.kind === "about" || isCalledLegal(page);

/** Pages that say who runs the site: legal ones, contact, about, answers, and others that sell nothing. */
export const saysWho = ({ kind }: Pick<PageFacts, "kind">): boolean =>
  kind === "legal" || kind === "contact" || kind === "about" || kind === "home" || kind === "other";
