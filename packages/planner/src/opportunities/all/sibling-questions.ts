import type { PageFacts } from "@audit/facts";
import { oneLine } from "@audit/rules/escape/plain";
import { counted, number } from "@audit/rules/wording/plural";
import { quotes } from "@audit/rules/wording/quote";
import type { Chance, Opportunity } from "../opportunity.ts";
import { shopPages, type NamedPage } from "../shop-pages.ts";
import type { SiteView } from "@audit/rules/view/site-view";

const FEWEST_QUESTIONS = 2;
const MOST_SHOWN = 12;
const MOST_PAGES = 200;
const FEWEST_SIBLINGS = 3;
/** Where a few only have questions, they are the exception. */
const LEAST_SHARE = 0.2;

/** Pages of a kind of which others answer questions: what helps buyers there helps them here. */
export const siblingQuestions: Opportunity = {
  id: "sibling-questions",
  category: "content",
  area: "ai-citation",
  find: ({ view }) => {
    const { products, categories } = shopPages(view);
    return [...chanceFor(products, "product", view), ...chanceFor(categories, "category", view)];
  },
};

const questionsOn = ({ headings, structure }: PageFacts): string[] =>
  [
    ...headings.filter(({ region, level }) => region !== "footer" && level > 1).map(({ text }) => text),
    ...structure.summaries,
  ]
    .map(oneLine)
    .filter((text) => /[?？؟]$/u.test(text));

/** Questions that at least two pages ask, most frequent first. */
function recurring(asked: readonly (readonly string[])[]): string[] {
  const times = Map.groupBy(
    asked.flatMap((questions) => [...new Set(questions)]),
    (text) => text.toLowerCase(),
  );
  return [...times.values()]
    .filter((same) => same.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([text]) => text ?? []);
}

function chanceFor(pages: readonly NamedPage[], kind: "product" | "category", view: SiteView): Chance[] {
  const asked = pages.map((one) => ({ one, questions: questionsOn(one.page).filter((text) => !view.isShared(text)) }));
  const having = asked.filter(({ questions }) => questions.length >= FEWEST_QUESTIONS);
  const lacking = asked.filter(({ one, questions }) => questions.length === 0 && questionsOn(one.page).length === 0);
  const [example] = having;
  if (example === undefined || lacking.length === 0) return [];
  // What only one page asks is its own; what several ask may hold here too.
  const common = recurring(having.map(({ questions }) => questions));
  if (common.length < FEWEST_QUESTIONS || lacking.length < FEWEST_SIBLINGS) return [];
  if (having.length < FEWEST_SIBLINGS || having.length < LEAST_SHARE * pages.length) return [];
  const noun = kind === "product" ? "product page" : "category page";
  return [
    {
      of: kind,
      title: `Answer buyers' questions on ${counted(lacking.length, noun)}, as ${number(having.length)} others already do`,
      problem: `${counted(having.length, noun)} answer questions, ${counted(lacking.length, "does", "do")} not. ${example.one.url} asks ${quotes(example.questions)}.`,
      steps: [
        "Collect what buyers ask about these goods: in mails, on the phone, in reviews.",
        `Answer two to four of them on each page in plain text, in the form that your other ${noun}s have. An answer that holds for all goods belongs on one page of answers.`,
      ],
      code: [
        "Questions that several of your other pages answer; take those that hold here too:",
        ...common.slice(0, MOST_SHOWN).map((text) => `- ${text}`),
        "",
        "Pages without questions:",
        ...lacking.slice(0, MOST_PAGES).map(({ one }) => `- ${one.name}: ${one.url}`),
      ].join("\n"),
      value: "A question answered on the page is an order that needs no mail, and answers are what assistants quote.",
      check: `Open ${lacking[0]?.one.url ?? ""}. Expected: questions of its own with answers, readable without a click on a script.`,
      urls: lacking.map(({ one }) => one.url),
      outOf: pages.length,
      kind,
      impact: "medium",
      work: lacking.length > 10 ? "day" : "halfDay",
      doneBy: "writer",
    },
  ];
}
