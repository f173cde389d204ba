import { onPage } from "../../../../wording/checks.ts";
import { quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly question: string }[]> = {
  failing: "A question in a heading is not answered below it",
  title: "Answer the questions on {pages} right below them",
  why: "Answer engines take the sentences right below a question as its answer. If the next thing is another heading or question, they quote someone else.",
  steps: "Answer each question in the first one or two sentences below its heading, then go into detail.",
  check: onPage("one or two sentences below each question that answer it"),
  seen: (saw) => `no answer right below the question ${quotes(saw.map(({ question }) => question))}`,
};
