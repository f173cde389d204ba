import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { cutAtWord, oneLine } from "../../../../escape/plain.ts";
import { html, htmlComment } from "../../../../escape/html.ts";

/** Paragraphs that could name a number; the number is the owner's to measure. */
export const fix: Fixer = perPage({
  make: (page) => {
    const plain = page.text.paragraphs
      .map(oneLine)
      .filter((text) => !/\d/.test(text) && text.length > 80)
      .slice(0, 3);
    return (
      plain
        .map(
          (text) =>
            `${htmlComment(`in: ${cutAtWord(text, 120, "…")}`)}\n<p>${html(fillIn("a number you can prove, with its unit and its source"))}</p>`,
        )
        .join("\n") || null
    );
  },
});
