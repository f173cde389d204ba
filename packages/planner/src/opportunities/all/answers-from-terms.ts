import { type PageFacts, readMeanings } from "@audit/facts";
import { readableHtml, pagesIn } from "@audit/rules/populations";
import { isLegalPage } from "@audit/rules/reading/legal-pages";
import { languageOf } from "@audit/rules/reading/language";
import { shopTerms, type TermKind } from "@audit/rules/reading/shop-terms";
import { counted } from "@audit/rules/wording/plural";
import { listed, quote } from "@audit/rules/wording/quote";
import type { Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";

/** A delivery is told in many ways, "tomorrow" among them: its silence can't be read. */
const ABOUT: Readonly<Record<Exclude<TermKind, "delivery">, string>> = {
  returns: "how long goods can come back",
  free: "from which amount sending is free",
};

/** What buyers ask before they order stands somewhere on the site, and not on its page of answers. */
export const answersFromTerms: Opportunity = {
  id: "answers-from-terms",
  category: "content",
  area: "ai-citation",
  find: ({ view }) => {
    // Terms of courses and services speak of other things than sending goods back.
    if (view.site.profile.business !== "online-shop" || view.site.profile.sells !== true) return [];
    const pages = pagesIn(view.site.pages, readableHtml);
    const own = pages.filter(({ head }) => languageOf(head.lang) === languageOf(view.language ?? null));
    const answers = own.filter(isOfAnswers).toSorted((a, b) => questionsOn(b) - questionsOn(a))[0];
    if (answers === undefined) return [];
    const ofTerms = new Set(pages.filter(statesTerms).map(({ url }) => url));
    const missing = (["returns", "free"] as const).flatMap((kind) => {
      const said = shopTerms(pages, kind).filter(({ url }) => ofTerms.has(url));
      const [one] = said.toSorted((a, b) => a.text.length - b.text.length);
      const differ = new Set(said.map(({ value }) => value)).size > 1;
      return one === undefined || differ || isAnswered(answers, one.value) ? [] : [{ about: ABOUT[kind], ...one }];
    });
    if (missing.length === 0) return [];
    return [
      {
        of: "",
        title: `Answer ${counted(missing.length, "question")} on your page of answers that your own terms already answer`,
        problem: `Buyers ask ${listed(missing.map(({ about }) => about))}, and ${answers.url} does not say it. Another page does: ${quote(missing[0]?.text ?? "")}.`,
        steps: [
          "Add each question in the words of your customers, with the sentence of the sheet as its answer.",
          "Keep the answer equal to the terms whenever these change.",
        ],
        code: sheet(
          ["question about", "your own sentence", "stands on"],
          missing.map(({ about, text, url }) => [about, text, url]),
        ),
        value:
          "These are the questions before an order; answers in one place save mails and are what assistants quote.",
        check: `Open ${answers.url}. Expected: each question with its answer, as text.`,
        urls: [answers.url],
        outOf: 1,
        kind: "other",
        impact: "medium",
        work: "quarter",
        doneBy: "writer",
      },
    ];
  },
};

const FEWEST_QUESTIONS = 5;

const questionsOn = ({ headings, structure }: PageFacts): number =>
  new Set([...headings.map(({ text }) => text), ...structure.summaries].filter((text) => /[?？؟]$/u.test(text.trim())))
    .size;

/** A page of its own whose headings or folds are questions, and not those of one product or text. */
const isOfAnswers = (page: PageFacts): boolean =>
  (page.kind === "other" || page.kind === "list" || page.kind === "contact" || page.kind === "legal") &&
  page.outline.pricedCards === 0 &&
  questionsOn(page) >= FEWEST_QUESTIONS &&
  questionsOn(page) >= MOSTLY * partsOf(page);

/** Of the parts of a page of answers so many are questions; a text on other things asks some by the way. */
const MOSTLY = 0.6;

const partsOf = ({ headings, structure }: PageFacts): number =>
  new Set([
    ...headings.filter(({ level, region }) => level > 1 && region !== "footer").map(({ text }) => text),
    ...structure.summaries,
  ]).size;

/** Terms, and pages named after sending, sending back or paying back: what stands elsewhere may be another's promise. */
function statesTerms(page: PageFacts): boolean {
  if (isLegalPage(page)) return true;
  if (page.kind === "product" || page.kind === "category" || page.kind === "article" || page.kind === "home")
    return false;
  const names = [
    ...page.head.titles.slice(0, 1),
    ...page.headings.filter(({ level }) => level === 1).map(({ text }) => text),
  ];
  return names.some(
    (name) => name.length <= LONGEST_NAME && readMeanings(name, [], ["terms", "returns", "shipping"]).length > 0,
  );
}

const LONGEST_NAME = 80;

const isAnswered = ({ claims, text }: PageFacts, value: string): boolean =>
  claims.terms.some((term) => term.text.includes(value.split(" ")[0] ?? value)) ||
  new RegExp(
    String.raw`(?<!\d)${(value.split(" ")[0] ?? "").replace("-", String.raw`\s?\D{1,5}\s?`).replace(".", String.raw`[.,]`)}(?!\d)`,
  ).test(text.main);
