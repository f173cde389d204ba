import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { html } from "../../../../escape/html.ts";

const isQuestion = (text: string): boolean => /[?？]\s*$/.test(text);

/** The answer right below its question, in a sentence of its own. */
export const fix: Fixer = perPage({
  make: (page) => {
    const questions = page.headings.filter((heading) => heading.level > 1 && isQuestion(heading.text)).slice(0, 3);
    const blocks = questions.map(
      ({ level, text }) =>
        `<h${level}>${html(text)}</h${level}>\n<p>${html(fillIn("the answer in one or two sentences; details below"))}</p>`,
    );
    return blocks.join("\n") || null;
  },
});
