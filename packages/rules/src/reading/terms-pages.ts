import { type PageFacts, readMeanings } from "@audit/facts";
import { isCalledLegal } from "./legal-pages.ts";
import { noted } from "./noted.ts";
import { pageUrl } from "./page-url.ts";
import { normalised } from "./words.ts";

const LONGEST_NAME = 80;
/** Fewer characters promise a text and hold none. */
const LEAST_CHARACTERS = 300;
const LEAST_QUESTIONS = 3;
const QUESTION = /[?？؟;]\s*$/u;
const ANSWERS =
  /\bfaqs?\b|questions? (?:and|&) answers?|häufige fragen|preguntas frecuentes|questions fréquentes|よくある/u;

const OF_LEGAL = ["terms", "privacy", "imprint", "shipping", "returns"] as const;

const nameOf = ({ head, headings, url }: Pick<PageFacts, "head" | "headings" | "url">): string[] => {
  const last = pageUrl(url).pathname.split("/").filter(Boolean).at(-1) ?? "";
  const heading = headings.find(({ level }) => level === 1)?.text ?? "";
  return [head.titles[0] ?? "", heading, last.replace(/[-_.+]+/g, " ")].filter(
    (name) => name !== "" && name.length <= LONGEST_NAME,
  );
};

/** Questions and their answers: named so, or with a question in several headings or summaries. */
function answersQuestions({ headings, structure, head, url }: Omit<PageFacts, "links">): boolean {
  if (nameOf({ headings, head, url }).some((name) => ANSWERS.test(normalised(name)))) return true;
  const asked = [...headings.map(({ text }) => text), ...structure.summaries].filter((text) => QUESTION.test(text));
  return asked.length >= LEAST_QUESTIONS;
}

/** True for a page that may tell the terms of a sale: terms of any name, and answers to questions; no privacy policy. */
export const holdsTerms = noted((page): boolean => {
  if (!page.isHtml || page.response.status !== 200 || page.outline.characters < LEAST_CHARACTERS) return false;
  if (page.kind === "product" || page.kind === "article" || page.kind === "home") return false;
  if (!isCalledLegal(page)) return answersQuestions(page);
  const meant = nameOf(page).flatMap((name) => readMeanings(name, [], OF_LEGAL));
  return meant.includes("terms") || meant.length === 0;
});

/** Whether a legal page, or one of answers, names something in its text; few pages are, so their texts aren't noted. */
export const saysInTerms = (page: PageFacts, isNamed: (text: string) => boolean): boolean =>
  (holdsTerms(page) || isCalledLegal(page)) &&
  [...page.text.paragraphs, ...page.headings.map(({ text }) => text)].some((text) => isNamed(normalised(text)));
