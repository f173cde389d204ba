import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { cutAtWord, oneLine } from "../../../../escape/plain.ts";
import { html, htmlComment } from "../../../../escape/html.ts";

/** An outline for a thin page: the headings it has and what is missing below them. */
export const fix: Fixer = perPage({
  make: (page) => {
    const present = page.headings
      .filter((heading) => heading.level <= 3 && oneLine(heading.text) !== "" && heading.region === "main")
      .slice(0, 5);
    const blocks = present.map(
      ({ level, text }) =>
        `<h${level}>${html(text)}</h${level}>\n<p>${html(fillIn(`what a visitor wants to know about ${cutAtWord(text, 60)}`))}</p>`,
    );
    const asked = `<h2>${html(fillIn("a question that customers ask you"))}</h2>\n<p>${html(fillIn("your answer"))}</p>`;
    return [htmlComment(`words now: ${page.text.mainWords}`), ...blocks, asked].join("\n");
  },
});
